import { z } from "zod";
import { needsSecondFactor } from "./auth-error.ts";
import { type Caller, callerOf } from "./caller.ts";
import type { AuthContext } from "./context.ts";
import { factorsOf, hasVerifiedFactor } from "./factors/factor-rows.ts";
import { readBody, withBody } from "./request-body.ts";

const changes = z.object({
  email: z.union([z.literal(""), z.email("must be an e-mail address").max(255)]).optional(),
  // bcrypt looks at no more than 72 bytes.
  password: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= 72, "must have at most 72 bytes")
    .optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** The engine's user object, with the factors that it does not know. */
export async function getUser(auth: AuthContext, request: Request): Promise<Response> {
  const { userId } = await callerOf(auth, request);
  return withFactors(auth, userId, await auth.engine(request));
}

export async function updateUser(auth: AuthContext, request: Request): Promise<Response> {
  const caller = await callerOf(auth, request);
  const wanted = await readBody(request, changes);
  const isSensitive = Boolean(wanted.email) || wanted.password !== undefined;
  if (isSensitive) {
    auth.limits.charge(["accountChanges", caller.userId]);
    if (!caller.hasSecondFactor && (await hasVerifiedFactor(auth.db, caller.userId)))
      throw needsSecondFactor(
        "AAL2 session is required to update email or password when MFA is enabled.",
      );
  }
  const response = await auth.engine(withBody(request, wanted));
  if (response.ok && wanted.password !== undefined) await afterNewPassword(auth, caller);
  if (response.ok && wanted.email)
    await auth.audit.record({
      action: "auth.email_change_requested",
      actor: caller.userId,
      subject: caller.userId,
    });
  return withFactors(auth, caller.userId, response);
}

/** Whoever knew the old password is signed out, everywhere else. */
async function afterNewPassword({ db, audit }: AuthContext, caller: Caller): Promise<void> {
  const { userId, sessionId } = caller;
  await db.transaction(async (sql) => {
    await sql.query("delete from auth.sessions where user_id = $1 and id <> $2", [
      userId,
      sessionId,
    ]);
    const bypassed = await sql.query(
      `select 1 from auth.mfa_amr_claims where session_id = $1 and authentication_method = 'otp'`,
      [sessionId],
    );
    // Signed in by a mailed link, so the old password was not needed.
    const action = bypassed.length > 0 ? "auth.password_reset" : "auth.password_changed";
    await audit.record({ action, actor: userId, subject: userId }, sql);
  });
}

async function withFactors({ db }: AuthContext, userId: string, response: Response) {
  if (!response.ok) return response;
  const factors = await factorsOf(db, userId);
  const user = (await response.json()) as object;
  return Response.json({ ...user, ...(factors.length > 0 && { factors }) });
}
