import { createHmac, timingSafeEqual } from "node:crypto";
import { fromBase32 } from "./base32.ts";

// RFC 6238 as every authenticator app knows it: SHA-1, six digits, thirty seconds.
const STEP_SECONDS = 30;
const DIGITS = 6;

/** One step early or late: the phone's clock may differ, and typing takes time. */
const WINDOW = [-1, 0, 1];

/** The code an authenticator app shows at that time, from its secret in base 32. */
export function totpCode(secret: string, nowMs: number): string {
  return codeOfStep(secret, stepAt(nowMs));
}

/** The time step a code belongs to, or null if it is not good now. */
export function matchingStep(secret: string, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  let found: number | null = null;
  // No early exit: how long it takes says nothing about the code.
  for (const offset of WINDOW) {
    const step = stepAt(nowMs) + offset;
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
}

function stepAt(nowMs: number): number {
  return Math.floor(nowMs / 1000 / STEP_SECONDS);
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** What the QR code says to an authenticator app. */
export function totpUri(secret: string, account: string, issuer: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(":");
  const settings = { algorithm: "SHA1", digits: String(DIGITS), issuer, period: "30", secret };
  const query = Object.entries(settings).map(([name, value]) => {
    // Not URLSearchParams: apps show its "+" for a space as it is.
    return `${name}=${encodeURIComponent(value)}`;
  });
  return `otpauth://totp/${label}?${query.join("&")}`;
}
