import { randomBytes, randomUUID } from "node:crypto";
import { hash } from "bcryptjs";
import type { Database, Sql } from "./database.ts";

/** Makes the first administrator when there is none. Returns the password if it was made up here. */
export async function ensureFirstAdmin(
  db: Database,
  email: string,
  password: string | undefined,
): Promise<{ email: string; generatedPassword: string | null } | null> {
  return db.transaction(async (sql) => {
    await sql.query("select pg_advisory_xact_lock($1)", [ACCOUNTS_LOCK]);
    const admins = await sql.query("select 1 from public.profiles where role = 'admin' limit 1");
    if (admins.length > 0) return null;
    const chosen = password ?? generatePassword();
    await putAdmin(sql, email, chosen);
    return { email, generatedPassword: password ? null : chosen };
  });
}

/** An administrator with this address and password, whether or not the account was there before. */
export async function putAdmin(sql: Sql, email: string, password: string): Promise<void> {
  const encrypted = await hash(password, 10);
  const [existing] = await sql.query<{ id: string }>("select id from auth.users where email = $1", [
    email,
  ]);
  const id = existing?.id ?? randomUUID();
  if (existing) {
    await sql.query(
      `update auth.users set encrypted_password = $2, updated_at = now(),
         email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1`,
      [id, encrypted],
    );
    // Whoever knew the old password is signed out; whoever lost the phone sets it up again.
    await sql.query("delete from auth.sessions where user_id = $1", [id]);
    await sql.query("delete from auth.mfa_factors where user_id = $1", [id]);
  } else {
    await sql.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
       values ($1, $2, $3, now(), '{"provider": "email", "providers": ["email"]}')`,
      [id, email, encrypted],
    );
    await sql.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values ($1, 'email', $2, $3, jsonb_build_object('sub', $2::text, 'email', $4::text, 'email_verified', true))`,
      [randomUUID(), id, id, email],
    );
  }
  await sql.query(
    `insert into public.profiles (id, role) values ($1, 'admin')
     on conflict (id) do update set role = 'admin'`,
    [id],
  );
}

export async function accountExists(sql: Sql, email: string): Promise<boolean> {
  return (await sql.query("select 1 from auth.users where email = $1", [email])).length > 0;
}

/** Twenty characters that survive being read aloud: no 0/O, 1/l/I. */
export function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const letters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]);
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join("")).join("-");
}

const ACCOUNTS_LOCK = 735_102_612;
