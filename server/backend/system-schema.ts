import { createHash } from "node:crypto";
import {
  getAuthSchemaSql,
  getMigrationHistorySchemaSql,
  getStorageSchemaSql,
  SUPABASE_AUTH_HELPERS_SQL,
} from "@supabase/lite";
import { TWO_FACTOR_SQL } from "./auth/factors/schema.ts";
import type { Database } from "./database.ts";

/**
 * What a hosted Supabase project brings along and our migrations build on: the roles, the `auth`
 * and `storage` schemas, the migration history.
 *
 * The engine's own `ensureSystemSchema()` diffs against two throw-away databases, which costs ten
 * seconds and 300 MB at the first start; its SQL is idempotent, so we run it as it is, once a version.
 */
export async function ensureSystemSchema(db: Database): Promise<void> {
  const version = createHash("sha256").update(SYSTEM_SQL).digest("hex");
  if ((await installedVersion(db)) === version) return;
  await db.transaction(async (sql) => {
    await sql.query("select pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
    await sql.script(SYSTEM_SQL);
    await sql.query(
      `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
       on conflict (path) do update set hash = excluded.hash`,
      [MARKER, version],
    );
  });
}

/** Any number, the same in every process: one of them changes the schema at a time. */
export const SCHEMA_LOCK = 735_102_611;

const MARKER = "system:@supabase/lite";

async function installedVersion(db: Database): Promise<string | undefined> {
  const [history] = await db.query<{ exists: boolean }>(
    "select to_regclass('supabase_migrations.seed_files') is not null as exists",
  );
  if (!history?.exists) return undefined;
  const [row] = await db.query<{ hash: string }>(
    "select hash from supabase_migrations.seed_files where path = $1",
    [MARKER],
  );
  return row?.hash;
}

const ROLES_SQL = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
`;

/** PGlite and PostgreSQL both have plpgsql; the history's index must follow its table. */
const HISTORY_SQL = getMigrationHistorySchemaSql("pg")
  .split(/;\s*\n?/)
  .map((statement) => statement.trim())
  .filter(Boolean)
  .sort((a, b) => Number(a.includes("INDEX")) - Number(b.includes("INDEX")))
  .join(";\n");

const SYSTEM_SQL = [
  ROLES_SQL,
  HISTORY_SQL,
  getAuthSchemaSql(),
  SUPABASE_AUTH_HELPERS_SQL,
  getStorageSchemaSql(),
  TWO_FACTOR_SQL,
  "grant usage on schema auth to anon, authenticated, service_role",
  "alter table supabase_migrations.schema_migrations enable row level security",
  "alter table supabase_migrations.seed_files enable row level security",
].join(";\n");
