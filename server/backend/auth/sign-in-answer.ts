import { decode } from "hono/jwt";
import { accountKey } from "./account-key.ts";
import type { AuthContext } from "./context.ts";
import { deviceCookie } from "./device-cookie.ts";
import { hasVerifiedFactor } from "./factors/factor-rows.ts";
import { recordSignIn, sessionAnswer } from "./session.ts";

/**
 * The engine's answer to a sign-in, completed: tokens that say how the person signed in, the user's
 * factors, an entry in the audit log, and the mark of a known device.
 */
export async function answerSignIn(
  auth: AuthContext,
  response: Response,
  method: "password" | "otp",
  extra: object = {},
): Promise<Response> {
  if (!response.ok) return response;
  const session = (await response.json()) as { access_token: string; refresh_token: string };
  const { payload } = decode(session.access_token);
  const [userId, sessionId] = [String(payload.sub), String(payload.session_id)];
  await recordSignIn(auth, sessionId, method);
  const state = { sessionId, userId, refreshToken: session.refresh_token };
  const answer = await sessionAnswer(auth, state);
  await auth.audit.record({
    action: "auth.signed_in",
    actor: userId,
    subject: userId,
    detail: { by: method, session: sessionId },
  });
  // Not before the second factor: whoever has the password alone is no known device.
  const isComplete = !(await hasVerifiedFactor(auth.db, userId));
  const headers = isComplete ? deviceHeaders(auth, String(payload.email ?? "")) : {};
  return Response.json({ ...answer, ...extra }, { headers });
}

export function deviceHeaders(auth: AuthContext, email: string): { "set-cookie": string } {
  const account = accountKey(auth.keys, email);
  const secure = auth.publicUrl.startsWith("https:");
  return { "set-cookie": deviceCookie(auth.keys.devices, account, auth.now(), secure) };
}
