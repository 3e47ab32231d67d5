import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import { type Account, admin } from "./site.ts";

export type OwnerClient = SupabaseClient<Database>;

/** The owner at the site's REST interface, to write and read what visitors cannot. */
export async function ownerClient(address: string, account: Account = admin): Promise<OwnerClient> {
  const client = createClient<Database>(address, await publishableKey(address), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

/** The key that every browser gets with the sign-in page. */
export async function publishableKey(address: string): Promise<string> {
  const page = await (await fetch(`${address}/admin/auth`)).text();
  const key = /sb_publishable_[\w-]+/.exec(page)?.[0];
  if (!key) throw new Error("The sign-in page carries no key.");
  return key;
}
