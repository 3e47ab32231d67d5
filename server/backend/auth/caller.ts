import { type AccessClaims, readAccessToken } from "./access-token.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthContext } from "./context.ts";

export interface Caller {
  userId: string;
  sessionId: string;
  email: string;
  /** Whether the token and the stored session both say that a second factor was given. */
  hasSecondFactor: boolean;
}

/** Whose token the request carries; a token of a session that was ended is nobody's. */
export async function callerOf(
  { db, keys }: Pick<AuthContext, "db" | "keys">,
  request: Request,
): Promise<Caller> {
  const claims = await claimsOf(request, keys.jwt);
  if (!claims)
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const [row] = await db.query<{ email: string | null; aal: string | null }>(
    `select u.email, s.aal from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2`,
    [claims.session_id, claims.sub],
  );
  if (!row)
    throw new AuthError(
      403,
      "session_not_found",
      "Session from session_id claim in JWT does not exist",
    );
  return {
    userId: claims.sub,
    sessionId: claims.session_id,
    email: row.email ?? "",
    hasSecondFactor: claims.aal === "aal2" && row.aal === "aal2",
  };
}

function claimsOf(request: Request, secret: string): Promise<AccessClaims | null> {
  const [, token = ""] = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  return readAccessToken(token, secret);
}
