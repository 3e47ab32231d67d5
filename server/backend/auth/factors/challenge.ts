import { randomUUID } from "node:crypto";
import { z } from "zod";
import { currentVisitor } from "#server/visitor.ts";
import type { Sql } from "../../database.ts";
import { AuthError } from "../auth-error.ts";
import { callerOf } from "../caller.ts";
import type { AuthContext } from "../context.ts";

export const CHALLENGE_SECONDS = 300;

/** Opens the time in which a code of this factor is awaited. */
export async function challenge(
  auth: AuthContext,
  request: Request,
  factorId: string,
): Promise<Response> {
  const { userId } = await callerOf(auth, request);
  const id = randomUUID();
  const seconds = auth.now() / 1000;
  await auth.db.transaction(async (sql) => {
    await ownFactor(sql, userId, factorId);
    await sql.query(
      "delete from auth.mfa_challenges where factor_id = $1 and created_at < to_timestamp($2)",
      [factorId, seconds - CHALLENGE_SECONDS],
    );
    await sql.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
       values ($1, $2, to_timestamp($3), $4::inet)`,
      [id, factorId, seconds, currentVisitor().address],
    );
    await sql.query(
      "update auth.mfa_factors set last_challenged_at = to_timestamp($2) where id = $1",
      [factorId, seconds],
    );
  });
  const expires_at = Math.floor(seconds) + CHALLENGE_SECONDS;
  return Response.json({ id, type: "totp", expires_at });
}

export interface OwnFactor {
  id: string;
  status: "verified" | "unverified";
  secret: string;
  last_totp_step: number | null;
}

/** The user's own authenticator, held until the transaction ends. Others' do not exist. */
export async function ownFactor(sql: Sql, userId: string, factorId: string): Promise<OwnFactor> {
  const [factor] = z.uuid().safeParse(factorId).success
    ? await sql.query<OwnFactor>(
        `select id, status, secret, last_totp_step::float8 as last_totp_step
         from auth.mfa_factors where id = $1 and user_id = $2 and factor_type = 'totp' for update`,
        [factorId, userId],
      )
    : [];
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}
