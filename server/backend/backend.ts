import { join } from "node:path";
import type { Env } from "#server/env.ts";
import type { Logger } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { StartError } from "#server/start-error.ts";
import { ensureFirstAdmin } from "./accounts.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { assertReachable, type Database, openPglite, openPostgres, reason } from "./database.ts";
import { createEngine } from "./engine.ts";
import { loadFunctions } from "./functions.ts";
import { migrate } from "./migrate.ts";
import { loadSecrets, prepareDataDir, type Secrets } from "./secrets.ts";
import { seed } from "./seed.ts";
import { createFilesystemStorage } from "./storage/filesystem-adapter.ts";
import { ensureSystemSchema } from "./system-schema.ts";

/** The backend in our own process, at the embedded and PostgreSQL sizes. */
export interface Backend {
  /** Answers `/auth/v1`, `/rest/v1`, `/storage/v1` and `/functions/v1`. */
  fetch(request: Request): Promise<Response>;
  db: Database;
  secrets: Secrets;
  /** Set when this start made the first administrator. */
  firstAdmin: { email: string; generatedPassword: string | null } | null;
  close(): Promise<void>;
}

export async function openBackend(env: Env, root: string, log: Logger): Promise<Backend> {
  await prepareDataDir(env.dataDir);
  const lock = env.size === "embedded" ? await lockDataDir(env.dataDir) : null;
  const secrets = await loadSecrets(env.dataDir, {
    publishableKey: env.supabasePublishableKey,
    secretKey: env.supabaseSecretKey,
    credentialsKey: env.credentialsKey,
  });
  const db = await openDatabase(env);
  try {
    await ensureSystemSchema(db);
    const migrations = await migrate(db, join(root, "supabase/migrations"));
    if (migrations.length > 0) log.info({ migrations }, "database migrated");
    if (env.seed === "demo") {
      const files = await seed(db, join(root, "supabase/seed"));
      if (files > 0) log.info({ files }, "demo content added");
    }
    const firstAdmin = await ensureFirstAdmin(db, env.adminEmail, env.adminPassword);
    const engine = await createEngine({
      db,
      secrets,
      storage: createFilesystemStorage(join(env.dataDir, "storage")),
      mailer: createMailer({
        smtpUrl: env.smtpUrl,
        from: env.mailFrom,
        folder: join(env.dataDir, "mail"),
        log,
      }),
      publicUrl: env.publicUrl,
    });
    await engine.warmUp();
    const functions = await loadFunctions(join(root, "supabase/functions"));
    return {
      fetch: (request) =>
        new URL(request.url).pathname.startsWith("/functions/v1/")
          ? functions(request)
          : engine.fetch(request),
      db,
      secrets,
      firstAdmin,
      async close() {
        await db.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await db.close().catch(() => {});
    throw error;
  }
}

/** Opens the configured database, or says in one line why it cannot be used. */
export async function openDatabase(env: Env): Promise<Database> {
  if (env.databaseUrl) {
    const db = await openPostgres(env.databaseUrl);
    const { host } = new URL(env.databaseUrl);
    await assertReachable(db, `DATABASE_URL: PostgreSQL at ${host} cannot be used`);
    return db;
  }
  const directory = join(env.dataDir, "db");
  const damaged = `The database in ${directory} cannot be opened: restore it from a backup, or move it away to start afresh`;
  try {
    const db = await openPglite(directory);
    await assertReachable(db, damaged);
    return db;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`${damaged} (${reason(cause)}).`, { cause });
  }
}
