import { z } from "zod";
import type { Sql } from "../database.ts";
import { AuthError, invalidRequest } from "./auth-error.ts";
import type { AuthContext } from "./context.ts";
import { byAddress } from "./limits/who.ts";
import { readBody } from "./request-body.ts";
import { IDLE_SECONDS, rotateRefreshToken, sessionAnswer } from "./session.ts";

const body = z.object({ refresh_token: z.string().max(255) });

/** Tabs refresh at the same moment, and supabase-js repeats a refresh that got no answer this long. */
const REUSE_SECONDS = 30;

/**
 * A refresh token works once. Somebody who uses one that was replaced some time ago has a copy: the
 * session ends for both. The engine would give them the current one, and two refreshes at the same
 * moment a branch each; here the session's row is held meanwhile.
 */
export async function refresh(auth: AuthContext, request: Request): Promise<Response> {
  const { refresh_token } = await readBody(request, body);
  auth.limits.charge(["refreshByAddress", byAddress()]);
  if (!refresh_token) throw invalidRequest("Refresh token is not valid");
  const outcome = await auth.db.transaction((sql) => exchange(sql, refresh_token, auth.now()));
  if (outcome.is === "good") return Response.json(await sessionAnswer(auth, outcome));
  if (outcome.is === "reused")
    await auth.audit.record({
      action: "auth.session_revoked",
      subject: outcome.userId,
      detail: { session: outcome.sessionId, reason: "an old refresh token was used" },
    });
  const [code, message] = REFUSALS[outcome.is];
  throw new AuthError(400, code, message);
}

const REFUSALS = {
  unknown: ["refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"],
  expired: ["session_expired", "Invalid Refresh Token: Session Expired (Inactivity)"],
  reused: ["refresh_token_already_used", "Invalid Refresh Token: Already Used"],
} as const;

type Outcome =
  | { is: "unknown" }
  | { is: "expired" }
  | { is: "reused"; sessionId: string; userId: string }
  | { is: "good"; sessionId: string; userId: string; refreshToken: string };

async function exchange(sql: Sql, token: string, nowMs: number): Promise<Outcome> {
  const session = await holdSession(sql, token);
  if (!session) return { is: "unknown" };
  const { id: sessionId, user_id: userId } = session;
  const seconds = nowMs / 1000;
  if (seconds - session.used > IDLE_SECONDS || (session.not_after ?? seconds + 1) < seconds) {
    await endSession(sql, sessionId);
    return { is: "expired" };
  }
  const tokens = await sql.query<{ token: string; revoked: boolean; changed: number }>(
    `select token, revoked, extract(epoch from updated_at)::float8 as changed
     from auth.refresh_tokens where session_id = $1 and (token = $2 or not revoked)`,
    [sessionId, token],
  );
  const given = tokens.find((row) => row.token === token);
  const current = tokens.find((row) => !row.revoked);
  if (!given) return { is: "unknown" };
  if (given === current) {
    const refreshToken = await rotateRefreshToken(sql, sessionId, nowMs);
    return { is: "good", sessionId, userId, refreshToken };
  }
  if (current && seconds - given.changed <= REUSE_SECONDS)
    return { is: "good", sessionId, userId, refreshToken: current.token };
  await endSession(sql, sessionId);
  return { is: "reused", sessionId, userId };
}

interface HeldSession {
  id: string;
  user_id: string;
  /** In seconds, like all times here: drivers differ in what they make of a timestamp. */
  used: number;
  not_after: number | null;
}

async function holdSession(sql: Sql, token: string): Promise<HeldSession | undefined> {
  const [session] = await sql.query<HeldSession>(
    `select s.id, s.user_id, extract(epoch from s.not_after)::float8 as not_after,
       extract(epoch from coalesce(s.refreshed_at at time zone 'utc', s.created_at))::float8 as used
     from auth.sessions s
     where s.id = (select session_id from auth.refresh_tokens where token = $1)
     for update`,
    [token],
  );
  return session;
}

/** Its refresh tokens go with it. */
async function endSession(sql: Sql, id: string): Promise<void> {
  await sql.query("delete from auth.sessions where id = $1", [id]);
}
