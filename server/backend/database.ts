import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Connection } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { isoTime } from "#domain/iso-time.ts";
import { refuseWrongTypes } from "./pglite-input.ts";
import { takeTurns } from "./take-turns.ts";

type Row = Record<string, unknown>;

export interface Sql {
  query<T = Row>(text: string, params?: unknown[]): Promise<T[]>;
  /** Several statements, no parameters. */
  script(text: string): Promise<void>;
}

/** The one door to the database for code that is not a visitor: migrations, seeds, accounts. */
export interface Database extends Sql {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same database as the embedded engine sees it. */
  connection: Connection;
  /** Whether other processes may be writing too. */
  shared: boolean;
  close(): Promise<void>;
}

/** Moments leave the database as PostgREST sends them: the engine passes on what the driver reads. */
const TIMESTAMPTZ = 1184;

export async function openPglite(directory: string | null): Promise<Database> {
  if (directory && !existsSync(directory)) await createInOwnProcess(directory);
  const connection = await createPgliteConnection({
    ...(directory && { url: `file://${directory}` }),
    pgliteOptions: { parsers: { [TIMESTAMPTZ]: isoTime } },
  });
  const { driver } = connection;
  // PGlite asks itself a few things while it starts.
  await driver.waitReady;
  refuseWrongTypes(connection);
  takeTurns(connection);
  const sql = (runner: Pick<typeof driver, "query" | "exec">): Sql => ({
    query: async <T>(text: string, params: unknown[] = []) =>
      (await runner.query<T>(text, params)).rows,
    script: async (text) => void (await runner.exec(text)),
  });
  return {
    ...sql(driver),
    transaction: (work) => driver.transaction((tx) => work(sql(tx))),
    connection,
    shared: false,
    close: () => connection.close(),
  };
}

/**
 * Creating a database needs 300 MB that WebAssembly never gives back, so a short-lived process does
 * it; and into a name of its own, so that a start that was cut off leaves no half-made database.
 */
async function createInOwnProcess(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL("create-pglite.ts", import.meta.url)),
    unfinished,
  ]);
  await rename(unfinished, directory);
}

export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
      onnotice: () => {},
      types: {
        timestamptz: {
          to: TIMESTAMPTZ,
          from: [TIMESTAMPTZ],
          serialize: (moment: string) => moment,
          parse: isoTime,
        },
      },
    },
  });
  const { driver } = connection;
  const sql = (runner: Pick<typeof driver, "unsafe">): Sql => ({
    query: async <T>(text: string, params: unknown[] = []) =>
      (await runner.unsafe(text, params as never[])) as unknown as T[],
    script: async (text) => void (await runner.unsafe(text).simple()),
  });
  return {
    ...sql(driver),
    transaction: <T>(work: (sql: Sql) => Promise<T>) =>
      driver.begin((tx) => work(sql(tx))) as Promise<T>,
    connection,
    shared: true,
    close: () => driver.end({ timeout: 5 }),
  };
}

/** The first line of whatever was thrown. */
export function reason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).split("\n")[0] ?? "unknown reason";
}
