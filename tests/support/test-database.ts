import { afterAll, beforeAll } from "vitest";
import { openDatabase } from "#server/backend/backend.ts";
import type { Database } from "#server/backend/database.ts";
import { readEnv } from "#server/env.ts";
import { makeSite, type Site, type Size } from "./prepared-site.ts";

/** One database, without the API, for all tests of the suite it is called in. */
export function useTestDatabase(size: Size, from: "migrated" | "empty"): () => Database {
  let site: Site;
  let db: Database;
  beforeAll(async () => {
    site = await makeSite(size, from);
    db = await openDatabase(readEnv({ ...site.variables }));
  });
  afterAll(async () => {
    await db?.close();
    await site?.remove();
  });
  return () => db;
}
