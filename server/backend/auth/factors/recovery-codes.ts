import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Sql } from "../../database.ts";
import { keyedHash } from "../../seal.ts";
import { AuthError, needsSecondFactor } from "../auth-error.ts";
import { type Caller, callerOf } from "../caller.ts";
import type { AuthContext } from "../context.ts";
import { readBody } from "../request-body.ts";

// The endpoints, names and answers of `auth.mfa.recoveryCodes` in supabase-js.

const COUNT = 10;
const LENGTH = 16;
/** No letter or digit that is mistaken for another. */
const ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";

const options = z.object({ friendly_name: z.string().trim().max(80).optional() });

/** How many are left; never which. */
export async function recoveryCodesStatus(auth: AuthContext, request: Request): Promise<Response> {
  const { userId } = await callerOf(auth, request);
  const set = await codesOf(auth.db, userId);
  if (!set) throw noCodes();
  return Response.json({ id: set.id, type: "recovery_code", total: COUNT, remaining: set.left });
}

/** The first set: shown in this answer and never again. */
export async function createRecoveryCodes(auth: AuthContext, request: Request): Promise<Response> {
  const caller = await callerOf(auth, request);
  const { friendly_name = "Recovery codes" } = await readBody(request, options);
  needSecondFactor(caller);
  const id = randomUUID();
  const codes = await auth.db.transaction(async (sql) => {
    await sql.query("select 1 from auth.users where id = $1 for update", [caller.userId]);
    await needAuthenticator(sql, caller.userId);
    if (await codesOf(sql, caller.userId))
      throw new AuthError(
        422,
        "mfa_verified_factor_exists",
        "Recovery codes already exist, regenerate them to get new ones",
      );
    await sql.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values ($1, $2, $3, 'recovery_code', 'verified', to_timestamp($4), to_timestamp($4))`,
      [id, caller.userId, friendly_name, auth.now() / 1000],
    );
    return fill(auth, sql, caller, id);
  });
  return Response.json({ id, type: "recovery_code", friendly_name, total: COUNT, codes });
}

/** A new set: the codes of the old one stop working. */
export async function renewRecoveryCodes(auth: AuthContext, request: Request): Promise<Response> {
  const caller = await callerOf(auth, request);
  needSecondFactor(caller);
  const answer = await auth.db.transaction(async (sql) => {
    await sql.query("select 1 from auth.users where id = $1 for update", [caller.userId]);
    const set = await codesOf(sql, caller.userId);
    if (!set) throw noCodes();
    await sql.query("delete from auth.mfa_recovery_codes where factor_id = $1", [set.id]);
    const { id, friendly_name } = set;
    return { id, friendly_name, codes: await fill(auth, sql, caller, id) };
  });
  return Response.json({ ...answer, type: "recovery_code", total: COUNT });
}

export async function removeRecoveryCodes(auth: AuthContext, request: Request): Promise<Response> {
  const caller = await callerOf(auth, request);
  needSecondFactor(caller);
  const set = await codesOf(auth.db, caller.userId);
  if (!set) throw noCodes();
  await auth.db.query("delete from auth.mfa_factors where id = $1", [set.id]);
  return Response.json({ id: set.id });
}

/** Stands in the table instead of the code: as typed, whatever its case and separators. */
export function recoveryCodeHash(key: Buffer, code: string): string {
  return keyedHash(key, code.toLowerCase().replace(/[\s-]/g, ""));
}

async function fill(auth: AuthContext, sql: Sql, { userId }: Caller, factorId: string) {
  const codes = Array.from({ length: COUNT }, newCode);
  for (const code of codes)
    await sql.query("insert into auth.mfa_recovery_codes (factor_id, code_hash) values ($1, $2)", [
      factorId,
      recoveryCodeHash(auth.keys.recoveryCodes[0], code),
    ]);
  await auth.audit.record(
    { action: "auth.recovery_codes_created", actor: userId, subject: userId },
    sql,
  );
  return codes;
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

async function codesOf(sql: Sql, userId: string) {
  const [set] = await sql.query<{ id: string; friendly_name: string; left: number }>(
    `select f.id, f.friendly_name,
       (select count(*) from auth.mfa_recovery_codes c where c.factor_id = f.id)::int as left
     from auth.mfa_factors f where f.user_id = $1 and f.factor_type = 'recovery_code'`,
    [userId],
  );
  return set;
}

function needSecondFactor({ hasSecondFactor }: Caller): void {
  if (!hasSecondFactor) throw needsSecondFactor("AAL2 required to manage recovery codes");
}

async function needAuthenticator(sql: Sql, userId: string): Promise<void> {
  const rows = await sql.query(
    `select 1 from auth.mfa_factors
     where user_id = $1 and factor_type = 'totp' and status = 'verified'`,
    [userId],
  );
  if (rows.length === 0)
    throw new AuthError(
      422,
      "mfa_recovery_codes_sole_factor",
      "Recovery codes need another verified factor",
    );
}

const noCodes = () =>
  new AuthError(404, "mfa_factor_not_found", "This account has no recovery codes");
