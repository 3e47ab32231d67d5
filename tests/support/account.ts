import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { hashSync } from "bcryptjs";
import type { Database } from "#data/database.types.ts";
import { totpCode } from "#server/backend/auth/factors/totp.ts";
import type { Client, TestBackend } from "./test-backend.ts";

export interface Account {
  id: string;
  email: string;
  password: string;
}

/** Somebody of their own for one test, whose limits and factors disturb no other. */
export async function newAccount(backend: TestBackend, role: "admin" | "user" = "admin") {
  const id = randomUUID();
  const account: Account = { id, email: `${id}@example.test`, password: `password-${id}` };
  await backend.db.transaction(async (sql) => {
    await sql.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
       values ($1, $2, $3, now())`,
      // Tests make many: the cheapest hash there is.
      [id, account.email, hashSync(account.password, 4)],
    );
    await sql.query("update public.profiles set role = $2 where id = $1", [id, role]);
  });
  return account;
}

/** A browser nobody has signed in with yet. */
export function newClient(backend: TestBackend, visit: typeof fetch = backend.fetch): Client {
  return createClient<Database>(backend.url, backend.keys.publishable, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
    global: { fetch: visit },
  });
}

export async function signedIn(backend: TestBackend, account: Account): Promise<Client> {
  const client = newClient(backend);
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

/** Sets up an authenticator app; the client has given its code afterwards. */
export async function withAuthenticator(client: Client) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  const factorId = data.id;
  const { secret } = data.totp;
  const given = await client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
  if (given.error) throw given.error;
  return { factorId, secret };
}

export function codeNow(secret: string, secondsLater = 0): string {
  return totpCode(secret, Date.now() + secondsLater * 1000);
}

/** The level of this session, and the one the account asks for. */
export async function levels(client: Client) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

/** How the person of this session has signed in, as its token says. */
export async function methods(client: Client) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentAuthenticationMethods.map((one) => (one as { method: string }).method);
}
