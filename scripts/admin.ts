import { createClient } from "@supabase/supabase-js";
import { accountExists, generatePassword, putAdmin } from "#server/backend/accounts.ts";
import { openDatabase } from "#server/backend/backend.ts";
import { lockDataDir } from "#server/backend/data-dir-lock.ts";
import { type Env, readEnv } from "#server/env.ts";
import { StartError } from "#server/start-error.ts";

const USAGE = "Usage: npm run admin -- create EMAIL | reset EMAIL";

try {
  const [action, email] = process.argv.slice(2);
  if ((action !== "create" && action !== "reset") || !email || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new StartError(USAGE);
  const env = readEnv();
  const password = generatePassword();
  const accounts = env.size === "hosted" ? hostedAccounts(env) : await ownAccounts(env);
  try {
    const exists = await accounts.exists(email.toLowerCase());
    if (action === "create" && exists)
      throw new StartError(`${email} has an account already: use reset for a new password.`);
    if (action === "reset" && !exists)
      throw new StartError(`${email} has no account: use create to make one.`);
    await accounts.put(email.toLowerCase(), password);
  } finally {
    await accounts.close();
  }
  process.stdout.write(`Administrator ${email}\nPassword      ${password}   (shown only now)\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

interface Accounts {
  exists(email: string): Promise<boolean>;
  put(email: string, password: string): Promise<void>;
  close(): Promise<void>;
}

/** Straight into the database; while the site runs on PGlite it holds the files, so it must be stopped. */
async function ownAccounts(env: Env): Promise<Accounts> {
  const lock = env.size === "embedded" ? await lockDataDir(env.dataDir) : null;
  const db = await openDatabase(env);
  return {
    exists: (email) => accountExists(db, email),
    put: (email, password) => db.transaction((sql) => putAdmin(sql, email, password)),
    async close() {
      await db.close();
      await lock?.release();
    },
  };
}

function hostedAccounts(env: Env): Accounts {
  if (!env.supabaseSecretKey)
    throw new StartError("SUPABASE_SECRET_KEY is needed to manage accounts on Supabase.");
  const supabase = createClient(env.supabaseUrl as string, env.supabaseSecretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const find = async (email: string) => {
    for (let page = 1; ; page++) {
      const { data, error } = await supabase.auth.admin.listUsers({ page, perPage: 200 });
      if (error) throw new StartError(`Supabase refused: ${error.message}`);
      const user = data.users.find((candidate) => candidate.email === email);
      if (user || data.users.length < 200) return user;
    }
  };
  return {
    exists: async (email) => (await find(email)) !== undefined,
    async put(email, password) {
      const user = await find(email);
      const account = { email, password, email_confirm: true };
      const { data, error } = user
        ? await supabase.auth.admin.updateUserById(user.id, account)
        : await supabase.auth.admin.createUser(account);
      if (error) throw new StartError(`Supabase refused: ${error.message}`);
      const profile = { id: data.user.id, role: "admin" };
      const { error: refused } = await supabase.from("profiles").upsert(profile);
      if (refused) throw new StartError(`Supabase refused: ${refused.message}`);
    },
    close: async () => {},
  };
}
