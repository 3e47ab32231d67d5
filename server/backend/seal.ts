import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** A key for one purpose, from the one key the operator keeps. */
export function keyFor(purpose: string, credentialsKey: string): Buffer {
  const master = Buffer.from(credentialsKey, "base64");
  return Buffer.from(hkdfSync("sha256", master, "", `second-fix/${purpose}`, 32));
}

/** Encrypted and signed (AES-256-GCM). `context` must be the same to open it: no swapping of rows. */
export function seal(key: Buffer, plain: Uint8Array, context = ""): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** What was sealed, or null when it was not sealed with this key in this context. */
export function unseal(key: Buffer, sealed: string, context = ""): Buffer | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
  } catch {
    return null;
  }
}

/** A fingerprint nobody can compute without the key, so that a guess cannot be checked against it. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
