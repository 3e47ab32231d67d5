import type { Sql } from "../../database.ts";
import { AuthError } from "../auth-error.ts";
import { callerOf } from "../caller.ts";
import type { AuthContext } from "../context.ts";
import { ownFactor } from "./challenge.ts";

/** Removes an authenticator app; one that counts only by somebody who has just given a factor. */
export async function unenroll(
  auth: AuthContext,
  request: Request,
  factorId: string,
): Promise<Response> {
  const { userId, hasSecondFactor } = await callerOf(auth, request);
  await auth.db.transaction(async (sql) => {
    const factor = await ownFactor(sql, userId, factorId);
    if (factor.status === "verified" && !hasSecondFactor)
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    await sql.query("delete from auth.mfa_factors where id = $1", [factorId]);
    if (factor.status !== "verified") return;
    await lowerSessions(sql, factorId);
    await dropLonelyRecoveryCodes(sql, userId);
    await auth.audit.record(
      {
        action: "auth.factor_removed",
        actor: userId,
        subject: userId,
        detail: { factor: factorId },
      },
      sql,
    );
  });
  return Response.json({ id: factorId });
}

/** A session that rests on this factor no longer has a second one. */
async function lowerSessions(sql: Sql, factorId: string): Promise<void> {
  await sql.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factorId],
  );
  await sql.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [
    factorId,
  ]);
}

/** Recovery codes replace another factor; they are none by themselves. */
async function dropLonelyRecoveryCodes(sql: Sql, userId: string): Promise<void> {
  await sql.query(
    `delete from auth.mfa_factors r where r.user_id = $1 and r.factor_type = 'recovery_code'
       and not exists (
         select 1 from auth.mfa_factors f
         where f.user_id = $1 and f.factor_type = 'totp' and f.status = 'verified'
       )`,
    [userId],
  );
}
