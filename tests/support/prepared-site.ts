import { randomUUID } from "node:crypto";
import { constants, cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { inject } from "vitest";
import { TEMPLATE_DATABASE } from "./run.ts";

export type Size = "pglite" | "postgres";

const { folder, postgres: server } = inject("testRun");

/** The sizes with a database in our own hands, for `describe.each(sizes)`. */
export const sizes: readonly Size[] = server ? ["pglite", "postgres"] : ["pglite"];

/** A data folder and a database of its own, as environment variables for a start of the product. */
export interface Site {
  dataDir: string;
  variables: { DATA_DIR: string; DATABASE_URL?: string };
  remove(): Promise<void>;
}

/** `migrated` has the schema and the people, no content; `empty` is a database nobody has touched. */
export async function makeSite(size: Size, from: "migrated" | "empty" = "migrated"): Promise<Site> {
  const id = randomUUID();
  const dataDir = join(folder, "sites", id);
  await mkdir(join(folder, "sites"), { recursive: true });
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (size === "pglite") {
    await copy(join(folder, from), dataDir);
    return { dataDir, variables: { DATA_DIR: dataDir }, remove: removeFolder };
  }
  if (from === "migrated") await copy(join(folder, "keys"), dataDir);
  else await mkdir(dataDir);
  const database = `site_${id.replaceAll("-", "_")}`;
  const template = from === "migrated" ? TEMPLATE_DATABASE : "template0";
  await onServer((sql) => sql`create database ${sql(database)} template ${sql(template)}`);
  return {
    dataDir,
    variables: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database) },
    async remove() {
      await onServer((sql) => sql`drop database ${sql(database)} with (force)`);
      await removeFolder();
    },
  };
}

function copy(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function databaseUrl(database: string): string {
  const url = new URL(server?.serverUrl ?? "");
  url.pathname = database;
  return url.href;
}

async function onServer(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(databaseUrl("postgres"), { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
