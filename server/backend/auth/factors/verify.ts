import { z } from "zod";
import type { Sql } from "../../database.ts";
import { unseal } from "../../seal.ts";
import { AuthError } from "../auth-error.ts";
import { type Caller, callerOf } from "../caller.ts";
import type { AuthContext } from "../context.ts";
import { whoAsks } from "../limits/who.ts";
import { readBody } from "../request-body.ts";
import { addMethod, rotateRefreshToken, sessionAnswer } from "../session.ts";
import { deviceHeaders } from "../sign-in-answer.ts";
import { CHALLENGE_SECONDS, type OwnFactor, ownFactor } from "./challenge.ts";
import { matchingStep } from "./totp.ts";

const body = z.object({
  challenge_id: z.uuid(),
  code: z
    .string()
    .max(20)
    .transform((code) => code.replace(/\s/g, "")),
});

/** A code of the authenticator app: the session is lifted, and the factor counts from now on. */
export async function verifyFactor(
  auth: AuthContext,
  request: Request,
  factorId: string,
): Promise<Response> {
  const caller = await callerOf(auth, request);
  const { challenge_id, code } = await readBody(request, body);
  const attempt = chargeFactor(auth, request, caller);
  const outcome = await auth.db.transaction(async (sql) => {
    const factor = await ownFactor(sql, caller.userId, factorId);
    await checkChallenge(auth, sql, factorId, challenge_id);
    const step = stepOf(auth, factor, code);
    if (step === null) return null;
    await acceptCode(auth, sql, caller, factor, step);
    return { refreshToken: await rotateRefreshToken(sql, caller.sessionId, auth.now()) };
  });
  if (!outcome) {
    await auth.audit.note({
      action: "auth.factor_failed",
      actor: caller.userId,
      subject: caller.userId,
      detail: { factor: factorId },
    });
    throw new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
  }
  attempt.giveBack();
  const answer = await sessionAnswer(auth, { ...caller, ...outcome });
  return Response.json(answer, { headers: deviceHeaders(auth, caller.email) });
}

export function chargeFactor(auth: AuthContext, request: Request, caller: Caller) {
  const { address, device } = whoAsks(auth, request, caller.email);
  return device
    ? auth.limits.charge(["factorByDevice", device])
    : auth.limits.charge(["failuresByAddress", address], ["factorByAccount", caller.userId]);
}

/** A wrong code leaves the challenge open, a right one closes it. */
async function checkChallenge(
  { now }: AuthContext,
  sql: Sql,
  factorId: string,
  challengeId: string,
): Promise<void> {
  const [found] = await sql.query<{ created: number }>(
    `select extract(epoch from created_at)::float8 as created from auth.mfa_challenges
     where id = $1 and factor_id = $2 and verified_at is null`,
    [challengeId, factorId],
  );
  if (!found)
    throw new AuthError(
      422,
      "mfa_factor_not_found",
      "MFA factor with the provided challenge ID not found",
    );
  if (now() / 1000 - found.created > CHALLENGE_SECONDS)
    throw new AuthError(
      422,
      "mfa_challenge_expired",
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
}

/** A step that is past was used already, perhaps by the person who looked over a shoulder. */
function stepOf({ keys, now }: AuthContext, factor: OwnFactor, code: string): number | null {
  const secret = unseal(keys.factors, factor.secret, factor.id);
  if (!secret) throw new Error(`The secret of factor ${factor.id} cannot be opened.`);
  const step = matchingStep(secret.toString(), code, now());
  return step !== null && step > (factor.last_totp_step ?? 0) ? step : null;
}

async function acceptCode(
  { audit, now }: AuthContext,
  sql: Sql,
  { userId, sessionId }: Caller,
  factor: OwnFactor,
  step: number,
): Promise<void> {
  const seconds = now() / 1000;
  await sql.query(
    `update auth.mfa_factors set status = 'verified', last_totp_step = $2,
       updated_at = to_timestamp($3) where id = $1`,
    [factor.id, step, seconds],
  );
  await sql.query("delete from auth.mfa_challenges where factor_id = $1", [factor.id]);
  await sql.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
    sessionId,
    factor.id,
  ]);
  await addMethod(sql, sessionId, "totp", now());
  // Sessions that have not given a second factor end, as do set-ups that were not finished.
  await sql.query("delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'", [
    userId,
  ]);
  await sql.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
    userId,
  ]);
  const action = factor.status === "verified" ? "auth.factor_given" : "auth.factor_enrolled";
  await audit.record(
    { action, actor: userId, subject: userId, detail: { factor: factor.id } },
    sql,
  );
}
