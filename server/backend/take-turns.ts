import { AsyncLocalStorage } from "node:async_hooks";
import type { PgliteConnection } from "@supabase/lite/pglite";

/**
 * PGlite is one connection, and the engine opens a transaction per request on it without waiting
 * for the one before to end: a visitor's query could run with the rights of an administrator whose
 * request came at the same moment. So whoever opens a transaction, or asks outside of one, waits
 * for a turn; what is asked inside a transaction belongs to its turn.
 */
export function takeTurns({ driver, kysely }: PgliteConnection): void {
  const current = new AsyncLocalStorage<{ over: boolean }>();
  let last: Promise<unknown> = Promise.resolve();

  function turn<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()?.over === false) return work();
    const mine = { over: false };
    const result = last
      .then(() => current.run(mine, work))
      .finally(() => {
        mine.over = true;
      });
    last = result.catch(() => {});
    return result;
  }

  for (const name of ["query", "exec", "transaction"] as const) {
    const ask = driver[name].bind(driver) as (...args: unknown[]) => Promise<never>;
    driver[name] = (...args: unknown[]) => turn(() => ask(...args));
  }
  const begin = kysely.transaction.bind(kysely);
  kysely.transaction = () => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = (work) => turn(() => execute(work));
    return transaction;
  };
}
