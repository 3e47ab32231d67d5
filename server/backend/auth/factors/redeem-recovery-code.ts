import { z } from "zod";
import type { Sql } from "../../database.ts";
import { AuthError } from "../auth-error.ts";
import { type Caller, callerOf } from "../caller.ts";
import type { AuthContext } from "../context.ts";
import { readBody } from "../request-body.ts";
import { addMethod, rotateRefreshToken, sessionAnswer } from "../session.ts";
import { deviceHeaders } from "../sign-in-answer.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { chargeFactor } from "./verify.ts";

const body = z.object({ code: z.string().max(100) });

/**
 * For somebody whose authenticator is gone: one of the codes lets them in and removes every factor,
 * so that whoever finds the phone cannot use it. All other sessions end.
 */
export async function redeemRecoveryCode(auth: AuthContext, request: Request): Promise<Response> {
  const caller = await callerOf(auth, request);
  const { code } = await readBody(request, body);
  const attempt = chargeFactor(auth, request, caller);
  const refreshToken = await auth.db.transaction(async (sql) => {
    const hashes = auth.keys.recoveryCodes.map((key) => recoveryCodeHash(key, code));
    const isGood = await useUp(sql, caller, hashes);
    if (!isGood) return null;
    await letIn(auth, sql, caller);
    return rotateRefreshToken(sql, caller.sessionId, auth.now());
  });
  if (!refreshToken) {
    await auth.audit.note({
      action: "auth.factor_failed",
      actor: caller.userId,
      subject: caller.userId,
      detail: { factor: "recovery code" },
    });
    throw new AuthError(422, "mfa_verification_failed", "Invalid recovery code entered");
  }
  attempt.giveBack();
  const answer = await sessionAnswer(auth, { ...caller, refreshToken });
  return Response.json(answer, { headers: deviceHeaders(auth, caller.email) });
}

async function useUp(sql: Sql, { userId }: Caller, codeHashes: string[]): Promise<boolean> {
  const used = await sql.query(
    `delete from auth.mfa_recovery_codes c using auth.mfa_factors f
     where c.factor_id = f.id and f.user_id = $1 and c.code_hash = any($2) returning 1`,
    [userId, codeHashes],
  );
  return used.length > 0;
}

async function letIn({ audit, now }: AuthContext, sql: Sql, caller: Caller): Promise<void> {
  const { userId, sessionId } = caller;
  await sql.query("delete from auth.mfa_factors where user_id = $1", [userId]);
  await sql.query("delete from auth.sessions where user_id = $1 and id <> $2", [userId, sessionId]);
  await sql.query("update auth.sessions set aal = 'aal2', factor_id = null where id = $1", [
    sessionId,
  ]);
  await addMethod(sql, sessionId, "mfa/recovery_code", now());
  await audit.record({ action: "auth.recovery_code_used", actor: userId, subject: userId }, sql);
}
