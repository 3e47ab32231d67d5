import { timingSafeEqual } from "node:crypto";
import { type KeyRing, keyedHash } from "#server/backend/seal.ts";

/**
 * Says when a form was handed out, so that one that comes back faster than anybody types is noticed.
 * Nothing is remembered here: the signature is the proof. The first key signs, all of them count.
 */
export function createFormTokens(keys: KeyRing, now: () => number) {
  return {
    /** The same for a second, so that a page handed out twice in it is the same page. */
    issue(): string {
      const at = Math.floor(now() / 1000).toString(36);
      return `${at}.${keyedHash(keys[0], at)}`;
    },
    /** How long ago it was issued, in seconds; null when we did not issue it. */
    age(token: string): number | null {
      const [at = "", signed = ""] = token.split(".");
      const given = Buffer.from(signed);
      const ours = keys.some((key) => {
        const expected = Buffer.from(keyedHash(key, at));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
      return ours ? now() / 1000 - Number.parseInt(at, 36) : null;
    },
  };
}
