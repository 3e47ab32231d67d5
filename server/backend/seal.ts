import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** The first is used from now on; the others still open what they once sealed. */
export type KeyRing = readonly [Buffer, ...Buffer[]];

/** Keys for one purpose, from those the operator keeps: what is made for one opens no other. */
export function keysFor(purpose: string, credentialsKey: string): KeyRing {
  const derive = (key: string) => {
    const master = Buffer.from(key, "base64");
    return Buffer.from(hkdfSync("sha256", master, "", `second-fix/${purpose}`, 32));
  };
  const [first = "", ...older] = credentialsKey.trim().split(/[\s,]+/);
  return [derive(first), ...older.map(derive)];
}

/** The key for one purpose where nothing old has to be opened. */
export function keyFor(purpose: string, credentialsKey: string): Buffer {
  return keysFor(purpose, credentialsKey)[0];
}

/** Encrypted and signed (AES-256-GCM). `context` must be the same to open it: no swapping of rows. */
export function seal([key]: KeyRing, plain: Uint8Array, context = ""): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** What was sealed, or null when it was not sealed with one of these keys in this context. */
export function unseal(keys: KeyRing, sealed: string, context = ""): Buffer | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  for (const key of keys) {
    const plain = decrypt(key, bytes, context);
    if (plain) return plain;
  }
  return null;
}

function decrypt(key: Buffer, bytes: Buffer, context: string): Buffer | null {
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
