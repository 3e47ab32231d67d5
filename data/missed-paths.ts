import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { appearsIn, pageOf } from "./intake-query.ts";

const MISSED = "path, hits, first_seen, last_seen";

export type MissedSort = "last_seen" | "first_seen" | "hits" | "path";

interface Page {
  search: string;
  sort: MissedSort;
  ascending: boolean;
  /** From 1. */
  page: number;
  size: number;
}

/** Paths visitors asked for in vain. */
export async function listMissedPaths(db: Db, query: Page) {
  const { search, sort, ascending, page, size } = query;
  const first = (page - 1) * size;
  const all = db.from("missed_paths").select(MISSED);
  const { data, error } = await (search ? all.or(appearsIn(["path"], search)) : all)
    .order(sort, { ascending })
    .order("path")
    .range(first, first + size);
  if (error) throw unavailable("missed_paths", error);
  return pageOf(data, size);
}

export type MissedPath = Awaited<ReturnType<typeof listMissedPaths>>["rows"][number];

/** One path, or all of them. Answers what was there, so that it can be put back. */
export async function dismissMissedPaths(db: Db, path: string | "all"): Promise<MissedPath[]> {
  const query = db.from("missed_paths").delete();
  const chosen = path === "all" ? query.neq("path", "") : query.eq("path", path);
  const { data, error } = await chosen.select(MISSED);
  if (error) throw unavailable("missed_paths", error);
  return data;
}

export async function putBackMissedPaths(db: Db, missed: MissedPath[]): Promise<void> {
  const { error } = await db.rpc("put_back_missed_paths", {
    missed: JSON.stringify(missed),
  });
  if (error) throw unavailable("missed_paths", error);
}

/** What the server has counted. With the service role's rights only. */
export async function recordTraffic(
  db: Db,
  redirected: Record<string, number>,
  missed: MissedPath[],
): Promise<void> {
  const { error } = await db.rpc("record_traffic", {
    redirected: JSON.stringify(redirected),
    missed: JSON.stringify(missed),
  });
  if (error) throw unavailable("traffic", error);
}
