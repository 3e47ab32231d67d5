import { Failure } from "#domain/failure.ts";
import type { Db } from "./db.ts";

/** The account's verified authenticator, if it has one. */
export async function verifiedFactor(db: Db): Promise<{ id: string; since: string } | null> {
  const { data, error } = await db.auth.mfa.listFactors();
  if (error) throw new Failure("unavailable", error.message, { cause: error });
  const factor = data.totp.find((candidate) => candidate.status === "verified");
  return factor ? { id: factor.id, since: factor.created_at } : null;
}

/** Starts enrolment: what the authenticator app needs to know. */
export async function enrol(db: Db): Promise<{ id: string; qrCode: string; secret: string }> {
  const { data: known } = await db.auth.mfa.listFactors();
  const unfinished = known?.all.filter((factor) => factor.status !== "verified") ?? [];
  await Promise.all(unfinished.map(({ id }) => db.auth.mfa.unenroll({ factorId: id })));
  const { data, error } = await db.auth.mfa.enroll({ factorType: "totp" });
  if (error) throw new Failure("invalid", error.message, { cause: error });
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Proves a code of one factor, or of the account's verified one. */
export async function verifyCode(db: Db, code: string, factorId?: string): Promise<void> {
  const id = factorId ?? (await verifiedFactor(db))?.id;
  if (!id) throw new Failure("not_found", "Two-factor is not set up for this account.");
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId: id, code });
  if (error) throw new Failure("invalid", error.message, { cause: error });
}

export async function disable(db: Db, factorId: string): Promise<void> {
  const { error } = await db.auth.mfa.unenroll({ factorId });
  if (error) throw new Failure("invalid", error.message, { cause: error });
}

/** Lets in somebody whose authenticator is gone; two-factor is off afterwards. */
export async function redeemRecoveryCode(db: Db, code: string): Promise<void> {
  const { error } = await db.auth.mfa.recoveryCodes.verify({ code });
  if (error) throw new Failure("invalid", error.message, { cause: error });
}

/** A fresh set, the only time the codes can be seen. An older set stops working. */
export async function newRecoveryCodes(db: Db): Promise<string[]> {
  const { recoveryCodes } = db.auth.mfa;
  const { error: missing } = await recoveryCodes.getStatus();
  const { data, error } = await (missing ? recoveryCodes.generate() : recoveryCodes.regenerate());
  if (error) throw new Failure("invalid", error.message, { cause: error });
  return data.codes;
}
