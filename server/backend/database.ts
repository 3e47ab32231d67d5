import type { Connection } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { StartError } from "#server/start-error.ts";

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

export async function openPglite(directory: string | null): Promise<Database> {
  const connection = await createPgliteConnection({
    url: directory ? `file://${directory}` : ":memory:",
  });
  const { driver } = connection;
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

export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: 10, connect_timeout: 10, onnotice: () => {} },
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

/** Fails early and plainly when the database cannot be used. */
export async function assertReachable(db: Database, what: string): Promise<void> {
  try {
    await db.query("select 1");
  } catch (cause) {
    throw new StartError(`${what}: ${reason(cause)}`, { cause });
  }
}

export function reason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).split("\n")[0] ?? "unknown reason";
}
