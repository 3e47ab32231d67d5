import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "#server/backend/migrate.ts";
import { ensureSystemSchema } from "#server/backend/system-schema.ts";
import { StartError } from "#server/start-error.ts";
import { startPostgres } from "../support/postgres/cluster.ts";
import { sizes } from "../support/prepared-site.ts";
import { root } from "../support/run.ts";
import { startServer } from "../support/server-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { useTestDatabase } from "../support/test-database.ts";

const server = inject("testRun").postgres;
const SHIPPED = join(root, "supabase/migrations");

describe.each(sizes)("on %s", (size) => {
  const db = useTestDatabase(size, "empty");
  let applied: string[];

  beforeAll(async () => {
    await ensureSystemSchema(db());
    applied = await migrate(db(), SHIPPED);
  });

  test("migrations run in order and are recorded as the Supabase CLI records them", async () => {
    const files = (await readdir(SHIPPED)).sort();
    expect(applied).toEqual(files.map((file) => file.slice(0, 14)));

    const recorded = await db().query<{ version: string; name: string; statements: string[] }>(
      "select version, name, statements from supabase_migrations.schema_migrations order by version",
    );
    expect(recorded.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
    for (const { version, name, statements } of recorded) {
      const text = await readFile(join(SHIPPED, `${version}_${name}.sql`), "utf8");
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) expect(text).toContain(statement.trim());
    }
  });

  test("a second start applies nothing and changes nothing", async () => {
    const before = await everything();
    await ensureSystemSchema(db());
    expect(await migrate(db(), SHIPPED)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test("a migration that fails leaves the database as it was and says what and why", async () => {
    const good = { "20270101000000_good.sql": "create table public.good (id int);" };
    await migrate(db(), await temporaryFolder(good));
    const before = await everything();

    const bad = [
      "create table public.bad (id int);",
      "insert into public.good values (1);",
      "-- A remark.\nalter table public.missing\n  add column x int;",
      "create table public.later (id int);",
    ].join("\n");
    const folder = await temporaryFolder({ ...good, "20270101000001_bad.sql": bad });
    const failure = await migrate(db(), folder).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(StartError);
    expect((failure as StartError).message).toBe(
      "Migration failed at statement 3 of 4 in 20270101000001_bad.sql (alter table public.missing): " +
        'relation "public.missing" does not exist. Nothing of this migration was kept.',
    );
    expect(await everything()).toEqual(before);
  });

  test.each(["1_short.sql", "20270101000000.sql", "20270101000000-dash.sql", "add_table.sql"])(
    "a file named %s is refused before anything runs",
    async (name) => {
      const before = await everything();
      const folder = await temporaryFolder({
        "00000000000000_first.sql": "create table public.first (id int);",
        [name]: "select 1;",
      });
      await expect(migrate(db(), folder)).rejects.toThrow(
        `supabase/migrations/${name} is not named <14 digits>_<name>.sql.`,
      );
      expect(await everything()).toEqual(before);
    },
  );

  test("two files with one version are refused before anything runs", async () => {
    const before = await everything();
    const folder = await temporaryFolder({
      "20270101000009_a.sql": "create table public.a (id int);",
      "20270101000009_b.sql": "create table public.b (id int);",
    });
    await expect(migrate(db(), folder)).rejects.toThrow("the version of 20270101000009_a.sql");
    expect(await everything()).toEqual(before);
  });

  /** Every object of the database, and the rows that the tests here could touch. */
  async function everything(): Promise<unknown> {
    const ours = "in (select oid from pg_namespace where nspname !~ '^(pg_|information_schema)')";
    const queries = [
      "select nspname from pg_namespace order by 1",
      `select oid::regclass::text, relkind, relrowsecurity from pg_class
       where relnamespace ${ours} order by 1`,
      `select attrelid::regclass::text, attname, atttypid::regtype::text from pg_attribute
       where attrelid in (select oid from pg_class where relnamespace ${ours}) order by 1, 2`,
      `select oid::regprocedure::text, prosrc from pg_proc where pronamespace ${ours} order by 1`,
      "select polrelid::regclass::text, polname from pg_policy order by 1, 2",
      "select tgrelid::regclass::text, tgname from pg_trigger order by 1, 2",
      "select version, name from supabase_migrations.schema_migrations order by 1",
      "select path, hash from supabase_migrations.seed_files order by 1",
      "select * from storage.buckets",
    ];
    const good = await db().query("select to_regclass('public.good') is not null as exists");
    if (good[0]?.exists) queries.push("select * from public.good");
    const answers: unknown[] = [];
    for (const query of queries) answers.push(await db().query(query));
    return answers;
  }
});

// A server of its own, since roles belong to the server: on the shared one they are there already.
describe.each(server ? [server.bin] : [])("on PostgreSQL", (bin) => {
  test("two processes that start together on an empty database both serve, and nothing runs twice", async () => {
    const cluster = await startPostgres(bin);
    onTestFinished(() => cluster.stop());
    const DATABASE_URL = cluster.url("postgres");
    const variables = { DATA_DIR: await temporaryFolder(), DATABASE_URL };

    const processes = await Promise.all([startServer(variables), startServer(variables)]);

    for (const { url } of processes) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const printedPasswords = processes.filter(({ stdout }) => stdout().includes("shown only now"));
    expect(printedPasswords).toHaveLength(1);

    const sql = postgres(DATABASE_URL, { max: 1 });
    onTestFinished(() => sql.end());
    const migrations = await sql`select version from supabase_migrations.schema_migrations`;
    expect(migrations).toHaveLength((await readdir(join(root, "supabase/migrations"))).length);
    const posts = await sql`select slug from blog_posts`;
    expect(posts).toHaveLength((await readdir(join(root, "supabase/seed/posts"))).length);
    expect(await sql`select id from auth.users`).toHaveLength(1);
  });
});
