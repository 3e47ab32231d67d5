import type { Logger } from "#server/log.ts";
import type { Database } from "../database.ts";
import { keyFor, keysFor } from "../seal.ts";
import type { Secrets } from "../secrets.ts";
import type { Audit } from "./audit.ts";
import type { Limits } from "./limits/limits.ts";
import type { PasswordCheck } from "./password/password-check.ts";

export type Handler = (request: Request) => Promise<Response>;

/** What every part of the sign-in service works with. */
export interface AuthContext {
  /** The embedded engine, behind us. */
  engine: Handler;
  db: Database;
  keys: Keys;
  limits: Limits;
  passwords: PasswordCheck;
  audit: Audit;
  log: Logger;
  publicUrl: string;
  now(): number;
  /** Work that goes on after its request was answered. */
  afterwards(work: Promise<unknown>): void;
}

export type Keys = ReturnType<typeof deriveKeys>;

/** One key for each purpose: what is made for one is worth nothing for another. */
export function deriveKeys({ jwtSecret, credentialsKey, publishableKey }: Secrets) {
  return {
    jwt: jwtSecret,
    api: publishableKey,
    factors: keysFor("factors", credentialsKey),
    recoveryCodes: keysFor("recovery-codes", credentialsKey),
    mailedLinks: keysFor("mailed-links", credentialsKey),
    devices: keyFor("devices", credentialsKey),
    accounts: keyFor("accounts", credentialsKey),
  };
}
