import { randomUUID } from "node:crypto";
import { currentVisitor } from "#server/visitor.ts";
import type { Sql } from "../database.ts";
import { ACCESS_TOKEN_SECONDS, type AccessClaims, signAccessToken } from "./access-token.ts";
import type { AuthContext } from "./context.ts";
import { factorsOf } from "./factors/factor-rows.ts";

interface SessionState {
  sessionId: string;
  userId: string;
  refreshToken: string;
}

/** Nobody has used the session for so long that whoever does now is asked to sign in. */
export const IDLE_SECONDS = 30 * 24 * 3600;

type Method = "password" | "otp" | "totp" | "mfa/recovery_code";

/** How the person proved who they are, and from where: kept with the session the engine has made. */
export async function recordSignIn(
  { db, now }: Pick<AuthContext, "db" | "now">,
  sessionId: string,
  method: Method,
): Promise<void> {
  const { address, userAgent } = currentVisitor();
  await db.transaction(async (sql) => {
    await sql.query("update auth.sessions set ip = $2::inet, user_agent = $3 where id = $1", [
      sessionId,
      address,
      userAgent?.slice(0, 300) ?? null,
    ]);
    await addMethod(sql, sessionId, method, now());
    await sql.query(
      `delete from auth.sessions where user_id = (select user_id from auth.sessions where id = $1)
         and coalesce(refreshed_at at time zone 'utc', created_at) < to_timestamp($2)`,
      [sessionId, now() / 1000 - IDLE_SECONDS],
    );
  });
}

export async function addMethod(sql: Sql, sessionId: string, method: Method, nowMs: number) {
  await sql.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, to_timestamp($3), to_timestamp($3), $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, nowMs / 1000, method],
  );
}

/** Ends the session's refresh token, if it has one, and makes its successor. */
export async function rotateRefreshToken(sql: Sql, sessionId: string, nowMs: number) {
  const token = randomUUID();
  const [session] = await sql.query<{ user_id: string }>(
    `update auth.sessions set refreshed_at = to_timestamp($2) at time zone 'utc',
       updated_at = to_timestamp($2) where id = $1 returning user_id`,
    [sessionId, nowMs / 1000],
  );
  const [parent] = await sql.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = to_timestamp($2)
     where session_id = $1 and not revoked returning token`,
    [sessionId, nowMs / 1000],
  );
  await sql.query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id, parent, created_at, updated_at)
     values ($1, $2, $3, $4, $5, to_timestamp($6), to_timestamp($6))`,
    [randomUUID(), token, session?.user_id, sessionId, parent?.token ?? null, nowMs / 1000],
  );
  return token;
}

/** What a client gets for a session: both tokens and the user, as Supabase answers. */
export async function sessionAnswer(auth: AuthContext, state: SessionState) {
  const claims = await claimsFor(auth, state);
  const access_token = await signAccessToken(claims, auth.keys.jwt);
  return {
    access_token,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: claims.exp,
    refresh_token: state.refreshToken,
    user: await userOf(auth, access_token, state.userId),
  };
}

async function claimsFor({ db, now }: AuthContext, { sessionId, userId }: SessionState) {
  const [session] = await db.query<{ email: string | null; aal: "aal1" | "aal2" | null }>(
    `select u.email, s.aal from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1`,
    [sessionId],
  );
  const amr = await db.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::float8 as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
  const iat = Math.floor(now() / 1000);
  const claims: AccessClaims = {
    sub: userId,
    aud: "authenticated",
    role: "authenticated",
    ...(session?.email && { email: session.email }),
    session_id: sessionId,
    iat,
    exp: iat + ACCESS_TOKEN_SECONDS,
    aal: session?.aal ?? "aal1",
    amr,
  };
  return claims;
}

async function userOf(auth: AuthContext, accessToken: string, userId: string): Promise<object> {
  const response = await auth.engine(
    new Request("http://backend.local/auth/v1/user", {
      headers: { apikey: auth.keys.api, authorization: `Bearer ${accessToken}` },
    }),
  );
  if (!response.ok) throw new Error(`The engine does not know its user: ${response.status}`);
  const factors = await factorsOf(auth.db, userId);
  return { ...((await response.json()) as object), ...(factors.length > 0 && { factors }) };
}
