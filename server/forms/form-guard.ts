import type { FormGuard, Verdict } from "#data/request-services.ts";
import { addressPrefix } from "#server/backend/auth/limits/address-prefix.ts";
import { createMeter } from "#server/backend/auth/limits/meter.ts";
import { keysFor } from "#server/backend/seal.ts";
import { currentVisitor } from "#server/visitor.ts";
import { createFormTokens } from "./form-token.ts";

interface Options {
  /** Several with commas between them: the first signs, what any of them signed is recognised. */
  credentialsKey: string;
  /** Tells the database that this row came through a form and passed. */
  admit(id: string): Promise<void>;
  now?: () => number;
}

/** Nobody reads and fills in a form in less. */
const FASTEST_SECONDS = 2;
/** A form may lie open on a phone over a holiday. */
const OLDEST_SECONDS = 14 * 24 * 3600;

const LIMITS = {
  /** More than a person sends: from here on into quarantine. */
  trusted: { burst: 6, everySeconds: 120 },
  /** More than quarantine should hold from one place: refused. */
  tolerated: { burst: 60, everySeconds: 30 },
  /** All forms of all visitors together. */
  everybody: { burst: 60, everySeconds: 10 },
} as const;

/** Decides how a posted form is stored. It is never lost: what looks wrong is kept aside. */
export function createFormGuard({ credentialsKey, admit, now = Date.now }: Options): FormGuard {
  const tokens = createFormTokens(keysFor("form token", credentialsKey), now);
  const trusted = createMeter(LIMITS.trusted, now);
  const tolerated = createMeter(LIMITS.tolerated, now);
  const everybody = createMeter(LIMITS.everybody, now);

  function byPerson(token: unknown, honeypot: unknown): boolean {
    const age = typeof token === "string" ? tokens.age(token) : null;
    const filledIn = honeypot !== null && honeypot !== "";
    return age !== null && age >= FASTEST_SECONDS && age <= OLDEST_SECONDS && !filledIn;
  }

  /** A visitor without an address is counted with everybody only. */
  function withinLimits(address: string | null): boolean {
    if (everybody.waitMs("") > 0) return false;
    if (address !== null && trusted.waitMs(address) > 0) return false;
    everybody.add("");
    if (address !== null) trusted.add(address);
    return true;
  }

  return {
    token: tokens.issue,
    async judge({ id, token, honeypot }): Promise<Verdict> {
      const visitor = currentVisitor().address;
      const address = visitor === null ? null : addressPrefix(visitor);
      if (address !== null) {
        const wait = tolerated.waitMs(address);
        if (wait > 0) return { refused: true, retryAfterSeconds: Math.ceil(wait / 1000) };
        tolerated.add(address);
      }
      if (!byPerson(token, honeypot) || !withinLimits(address))
        return { refused: false, status: "quarantined" };
      await admit(id);
      return { refused: false, status: "new" };
    },
  };
}
