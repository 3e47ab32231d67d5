import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#server/start-error.ts";
import { type Database, reason } from "./database.ts";
import { SCHEMA_LOCK } from "./system-schema.ts";

/**
 * Demo content, once in the life of a database. A file that has run is recorded (where the Supabase
 * CLI does) and never runs again, so what the owner deletes stays deleted.
 */
export async function seed(db: Database, folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith(".sql"))
    .sort();
  return db.transaction(async (sql) => {
    await sql.query("select pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
    const rows = await sql.query<{ path: string }>(
      "select path from supabase_migrations.seed_files where path like 'supabase/seed/%'",
    );
    if (rows.length > 0) return 0;
    for (const file of files) {
      const text = await readFile(join(folder, file), "utf8");
      await sql.script(text).catch((cause: unknown) => {
        throw new StartError(
          `supabase/seed/${file} failed: ${reason(cause)}. No demo content was added.`,
          { cause },
        );
      });
      await sql.query("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", [
        `supabase/seed/${file}`,
        createHash("sha256").update(text).digest("hex"),
      ]);
    }
    return files.length;
  });
}
