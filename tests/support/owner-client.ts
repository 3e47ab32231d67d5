import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import { type Account, admin } from "./site.ts";
import { siteSecrets } from "./site-secrets.ts";

export type OwnerClient = SupabaseClient<Database>;

const FORGETFUL = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** The owner at the site's REST interface, to write and read what visitors cannot. */
export async function ownerClient(address: string, account: Account = admin): Promise<OwnerClient> {
  const client = createClient<Database>(address, await publishableKey(address), {
    auth: FORGETFUL,
  });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

/** The server itself, which may write what even the owner cannot. */
export async function serviceClient(address: string): Promise<OwnerClient> {
  const { secretKey } = await siteSecrets();
  return createClient<Database>(address, secretKey, { auth: FORGETFUL });
}

/** The key that every browser gets with the sign-in page. */
export async function publishableKey(address: string): Promise<string> {
  const page = await (await fetch(`${address}/admin/auth`)).text();
  const key = /sb_publishable_[\w-]+/.exec(page)?.[0];
  if (!key) throw new Error("The sign-in page carries no key.");
  return key;
}
