import { tooManyRequests } from "../auth-error.ts";
import { createMeter, type Meter, type Rule } from "./meter.ts";

/**
 * What is counted, by what. Reasons in docs/decisions/006-signing-in.md. An attempt is
 * charged before the work and given back when it succeeds, so that only failures add up.
 */
const RULES = {
  /** Wrong passwords, codes and factors from one address, whoever they were for. */
  failuresByAddress: { burst: 30, everySeconds: 20 },
  /** Wrong passwords for one account from one address. */
  passwordByAddressAndAccount: { burst: 5, everySeconds: 180 },
  /** Wrong passwords for one account from all devices that have never signed in to it. */
  passwordByAccount: { burst: 20, everySeconds: 180 },
  /** Wrong passwords or mailed codes from a device that has signed in to this account before. */
  failuresByDevice: { burst: 10, everySeconds: 60 },
  /** Six digits, good for an hour: few guesses. The link in the same mail is not affected. */
  mailedCodeByAccount: { burst: 5, everySeconds: 1800 },
  /** Six digits, three of them good at any time. Whoever gets here knows the password. */
  factorByAccount: { burst: 5, everySeconds: 600 },
  factorByDevice: { burst: 5, everySeconds: 60 },
  mailByAddress: { burst: 20, everySeconds: 120 },
  mailByAccount: { burst: 4, everySeconds: 600 },
  mailByDevice: { burst: 4, everySeconds: 300 },
  refreshByAddress: { burst: 120, everySeconds: 1 },
  /** Each costs the engine a hash on the main thread; nobody signs in this often. */
  signInsByAccount: { burst: 300, everySeconds: 1 },
  accountChanges: { burst: 20, everySeconds: 30 },
} satisfies Record<string, Rule>;

/** A rule and whom it is about; null: nobody is known, so it does not apply. */
export type Charge = [rule: keyof typeof RULES, key: string | null];

export function createLimits(now: () => number) {
  const meters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, createMeter(rule, now)]),
  ) as Record<keyof typeof RULES, Meter>;

  return {
    /** Charges an attempt, or refuses it with 429 when any of its limits is reached. */
    charge(...charges: Charge[]): { giveBack(): void } {
      const known = charges.flatMap(([rule, key]) =>
        key === null ? [] : [[meters[rule], key] as const],
      );
      const wait = Math.max(0, ...known.map(([meter, key]) => meter.waitMs(key)));
      if (wait > 0) throw tooManyRequests(wait / 1000);
      for (const [meter, key] of known) meter.add(key);
      return {
        giveBack() {
          for (const [meter, key] of known.splice(0)) meter.giveBack(key);
        },
      };
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
