import { randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { keyedHash } from "../seal.ts";

const LIFETIME_SECONDS = 400 * 24 * 3600;

/**
 * Marks a browser in which somebody has signed in to this account, so that others who guess at the
 * password cannot shut its owner out. It opens nothing: it only counts for itself.
 */
export function deviceCookie(key: Buffer, account: string, now: number, secure: boolean): string {
  const id = randomBytes(12).toString("hex");
  const until = String(Math.floor(now / 1000) + LIFETIME_SECONDS);
  return serialize(nameFor(account), [id, until, signature(key, account, id, until)].join("."), {
    path: "/auth/v1",
    httpOnly: true,
    sameSite: "Strict",
    secure,
    maxAge: LIFETIME_SECONDS,
  });
}

/** Which known device of this account sent the cookies, or null. */
export function knownDevice(
  key: Buffer,
  account: string,
  cookies: string | null,
  now: number,
): string | null {
  const name = nameFor(account);
  const [id = "", until = "", given = ""] = (parse(cookies ?? "", name)[name] ?? "").split(".");
  const expected = signature(key, account, id, until);
  if (given.length !== expected.length) return null;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  return Number(until) * 1000 > now ? id : null;
}

function nameFor(account: string): string {
  return `sb-device-${account.slice(0, 12)}`;
}

function signature(key: Buffer, ...parts: string[]): string {
  return keyedHash(key, parts.join("."));
}
