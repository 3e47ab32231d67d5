import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Credentials } from "#data/request-services.ts";
import { Failure } from "#domain/failure.ts";

/**
 * Keeps what opens a client's domain unreadable at rest (AES-256-GCM). The value names its key, so
 * that keys can be changed: the first is used from now on, all of them open. It is bound to its
 * submission, so that it opens in no other row.
 *
 * `enc:<first 8 hex digits of the key's SHA-256>:<nonce>.<ciphertext and tag>`, both in base64url.
 */
export function createCredentials(credentialsKey: string): Credentials {
  const known = credentialsKey.split(",").map((key) => Buffer.from(key, "base64"));
  const current = known[0] as Buffer;
  const byId = new Map(known.map((key) => [keyId(key), key]));

  return {
    seal(submissionId, plaintext) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current, nonce).setAAD(
        Buffer.from(submissionId),
      );
      const sealed = Buffer.concat([
        cipher.update(plaintext, "utf8"),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `enc:${keyId(current)}:${nonce.toString("base64url")}.${sealed.toString("base64url")}`;
    },

    open(submissionId, value) {
      const [, id = "", nonce = "", sealed = ""] = FORMAT.exec(value) ?? [];
      const key = byId.get(id);
      if (!key)
        throw new Failure(
          "unavailable",
          `The key ${id || "of this value"} is not in CREDENTIALS_KEY`,
        );
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64url"))
        .setAAD(Buffer.from(submissionId))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const plain = [decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()];
        return Buffer.concat(plain).toString("utf8");
      } catch (cause) {
        throw new Failure("invalid", "This value was changed or belongs to another submission", {
          cause,
        });
      }
    },
  };
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 16 characters of base64url are 12 bytes, 22 are 16: nothing shorter was ever sealed. */
const FORMAT = /^enc:([0-9a-f]{8}):([\w-]{16})\.([\w-]{22,})$/;

function keyId(key: Buffer): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 8);
}
