import { readdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { startPostgres } from "../support/postgres/cluster.ts";
import { root } from "../support/run.ts";
import { startServer } from "../support/server-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const server = inject("testRun").postgres;

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
