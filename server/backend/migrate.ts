import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { splitSqlStatements } from "@supabase/lite";
import { StartError } from "#server/start-error.ts";
import { type Database, reason, type Sql } from "./database.ts";
import { SCHEMA_LOCK } from "./system-schema.ts";

/**
 * Applies what is new in a folder of `<version>_<name>.sql` files, in order, each in a transaction
 * of its own, and records it where the Supabase CLI would. Returns the versions it applied.
 */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const migrations = files.map(parseName);
  assertNoVersionTwice(migrations);
  const recorded = new Set(await recordedVersions(db));
  const applied: string[] = [];
  for (const { file, version, name } of migrations) {
    if (recorded.has(version)) continue;
    const statements = splitSqlStatements(await readFile(join(folder, file), "utf8"));
    const ran = await db.transaction(async (sql) => {
      // Another process may be migrating too: wait for it, then look again.
      await sql.query("select pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
      if ((await recordedVersions(sql)).includes(version)) return false;
      await runStatements(sql, file, statements);
      await sql.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name, statements],
      );
      return true;
    });
    if (ran) applied.push(version);
  }
  return applied;
}

async function recordedVersions(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  return rows.map((row) => row.version);
}

async function runStatements(sql: Sql, file: string, statements: string[]): Promise<void> {
  for (const [index, statement] of statements.entries()) {
    try {
      await sql.script(statement);
    } catch (cause) {
      const where = `statement ${index + 1} of ${statements.length} in ${file}`;
      throw new StartError(
        `Migration failed at ${where} (${firstLine(statement)}): ${reason(cause)}. Nothing of this migration was kept.`,
        { cause },
      );
    }
  }
}

interface Migration {
  file: string;
  version: string;
  name: string;
}

function parseName(file: string): Migration {
  const match = /^(\d{14})_(.+)\.sql$/.exec(basename(file));
  if (!match?.[1] || !match[2])
    throw new StartError(`supabase/migrations/${file} is not named <14 digits>_<name>.sql.`);
  return { file, version: match[1], name: match[2] };
}

/** The second of them would count as applied already, and never run. */
function assertNoVersionTwice(migrations: Migration[]): void {
  for (const [index, { file, version }] of migrations.entries()) {
    if (migrations[index + 1]?.version === version)
      throw new StartError(`supabase/migrations has two files with the version of ${file}.`);
  }
}

function firstLine(statement: string): string {
  const line = statement
    .split("\n")
    .map((text) => text.trim())
    .find((text) => text !== "" && !text.startsWith("--"));
  return (line ?? "").slice(0, 100);
}
