import { keyedHash } from "../seal.ts";
import type { Keys } from "./context.ts";

/** Stands for an account, existing or not, without telling its address. */
export function accountKey(keys: Pick<Keys, "accounts">, email: string): string {
  return keyedHash(keys.accounts, email.toLowerCase()).slice(0, 32);
}
