import { existsSync } from "node:fs";
import { join } from "node:path";
import { articleCleaner } from "#server/articles/article-cleaner.ts";
import type { Env } from "#server/env.ts";
import type { Logger } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { StartError } from "#server/start-error.ts";
import { ensureFirstAdmin } from "./accounts.ts";
import { createAuth } from "./auth/auth.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { type Database, openPglite, openPostgres, reason } from "./database.ts";
import { createEngine } from "./engine.ts";
import { loadFunctions } from "./functions.ts";
import { cleanPosts } from "./guard/clean-posts.ts";
import { guard } from "./guard/guard.ts";
import { migrate } from "./migrate.ts";
import { loadSecrets, prepareDataDir, readSecrets, type Secrets } from "./secrets.ts";
import { seed } from "./seed.ts";
import { createFilesystemStorage } from "./storage/filesystem-adapter.ts";
import { publicMedia } from "./storage/public-media.ts";
import { createS3Storage } from "./storage/s3-adapter.ts";
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
  let db: Database | null = null;
  let api: Api | null = null;
  const close = async () => {
    await api?.close();
    await db?.close();
    await lock?.release();
  };
  try {
    // Nothing is created or changed beside keys that cannot be read.
    await readSecrets(env.dataDir);
    db = await openDatabase(env);
    await prepareDatabase(db, env, root, log);
    const secrets = await loadSecrets(env.dataDir, {
      publishableKey: env.supabasePublishableKey,
      secretKey: env.supabaseSecretKey,
      credentialsKey: env.credentialsKey,
    });
    api = await createApi(db, secrets, env, root, log);
    // Last: a password that was made up must not be lost to a start that fails.
    const firstAdmin = await ensureFirstAdmin(db, env.adminEmail, env.adminPassword);
    return { fetch: api.fetch, db, secrets, firstAdmin, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

async function prepareDatabase(db: Database, env: Env, root: string, log: Logger): Promise<void> {
  await ensureSystemSchema(db);
  const migrations = await migrate(db, join(root, "supabase/migrations"));
  if (migrations.length > 0) log.info({ migrations }, "database migrated");
  if (env.seed === "demo") {
    const files = await seed(db, join(root, "supabase/seed"));
    if (files > 0) log.info({ files }, "demo content added");
  }
}

type Api = Awaited<ReturnType<typeof createApi>>;

async function createApi(db: Database, secrets: Secrets, env: Env, root: string, log: Logger) {
  const storage = env.s3
    ? createS3Storage(env.s3)
    : createFilesystemStorage(join(env.dataDir, "storage"));
  const engine = await createEngine({
    db,
    secrets,
    storage,
    mailer: createMailer({
      smtpUrl: env.smtpUrl,
      from: env.mailFrom,
      folder: join(env.dataDir, "mail"),
      log,
    }),
    publicUrl: env.publicUrl,
  });
  await engine.warmUp();
  const functions = await loadFunctions(join(root, "supabase/functions"), {
    url: "http://backend.local",
    secretKey: secrets.secretKey,
    fetch: (input, init) => engine.fetch(new Request(input, init)),
  });
  const { publicUrl } = env;
  const clean = articleCleaner([env.videoUrl]);
  const auth = createAuth({ engine: engine.fetch, db, secrets, publicUrl, log });
  return {
    fetch: guard(
      {
        auth: auth.fetch,
        engine: publicMedia(storage, cleanPosts(clean, engine.fetch)),
        functions,
      },
      secrets,
    ),
    close: auth.close,
  };
}

/** Opens the configured database, or says in one line why it cannot be used. */
export async function openDatabase(env: Env): Promise<Database> {
  return env.databaseUrl ? reach(env.databaseUrl) : openOrCreate(join(env.dataDir, "db"));
}

async function reach(databaseUrl: string): Promise<Database> {
  const db = await openPostgres(databaseUrl);
  try {
    await db.query("select 1");
    return db;
  } catch (cause) {
    await db.close();
    const { host } = new URL(databaseUrl);
    throw new StartError(`DATABASE_URL: PostgreSQL at ${host} cannot be used: ${reason(cause)}.`, {
      cause,
    });
  }
}

async function openOrCreate(directory: string): Promise<Database> {
  const existed = existsSync(directory);
  try {
    const db = await openPglite(directory);
    await db.query("select 1");
    return db;
  } catch (cause) {
    // What WebAssembly says of damaged files ("Aborted()") helps nobody.
    const advice = existed
      ? "cannot be opened: restore it from a backup, or move it away to start afresh"
      : `cannot be created: ${reason(cause)}`;
    throw new StartError(`The database in ${directory} ${advice}.`, { cause });
  }
}
