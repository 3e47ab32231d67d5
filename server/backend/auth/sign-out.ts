import { z } from "zod";
import { invalidRequest } from "./auth-error.ts";
import { callerOf } from "./caller.ts";
import type { AuthContext } from "./context.ts";
import { withBody } from "./request-body.ts";

const scopes = z.enum(["local", "others", "global"]);

/** Ends this session, all others, or all. What the token still says is refused by the policies. */
export async function signOut(auth: AuthContext, request: Request): Promise<Response> {
  const { userId, sessionId } = await callerOf(auth, request);
  const asked = new URL(request.url).searchParams.get("scope") ?? "global";
  const scope = scopes.safeParse(asked);
  if (!scope.success) throw invalidRequest(`Unsupported logout scope "${asked.slice(0, 40)}"`);
  const response = await auth.engine(withBody(request, { scope: scope.data }));
  if (response.ok)
    await auth.audit.record({
      action: "auth.session_revoked",
      actor: userId,
      subject: userId,
      detail: { scope: scope.data, session: sessionId },
    });
  return response;
}
