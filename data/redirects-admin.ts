import { Failure, unavailable } from "#domain/failure.ts";
import type { RedirectInput } from "#domain/redirect.schema.ts";
import type { Db } from "./db.ts";
import { appearsIn, pageOf } from "./intake-query.ts";

const REDIRECT = "from_path, to_path, status, source, hits, created_at";
const ALREADY_THERE = "23505";
const REFUSED = "23514";

export type RedirectSort = "created_at" | "from_path" | "to_path" | "hits";

interface Page {
  search: string;
  source: string;
  sort: RedirectSort;
  ascending: boolean;
  /** From 1. */
  page: number;
  size: number;
}

export async function listRedirects(db: Db, query: Page) {
  const { search, source, sort, ascending, page, size } = query;
  const first = (page - 1) * size;
  const all = db.from("redirects").select(REDIRECT);
  const some = source ? all.eq("source", source) : all;
  const { data, error } = await (search
    ? some.or(appearsIn(["from_path", "to_path"], search))
    : some
  )
    .order(sort, { ascending })
    .order("from_path")
    .range(first, first + size);
  if (error) throw unavailable("redirects", error);
  return pageOf(data, size);
}

export async function redirectFrom(db: Db, fromPath: string) {
  const { data, error } = await db
    .from("redirects")
    .select(REDIRECT)
    .eq("from_path", fromPath)
    .maybeSingle();
  if (error) throw unavailable("redirects", error);
  return data;
}

export type StoredRedirect = NonNullable<Awaited<ReturnType<typeof redirectFrom>>>;

/** What was stored: the database follows redirects, so that none leads to another. */
export interface Saved {
  redirect: StoredRedirect;
  /** Redirects that led to this one's start, and now lead straight to its end. */
  shortened: number;
}

/**
 * Throws `conflict` when the path is redirected already, and `invalid` when the redirect would go
 * in a circle.
 */
export async function createRedirect(db: Db, redirect: RedirectInput): Promise<Saved> {
  return saved(db, redirect, db.from("redirects").insert(redirect).select(REDIRECT).maybeSingle());
}

/** The owner's from now on, whoever made it. Throws `not_found`, or as `createRedirect` does. */
export async function changeRedirect(
  db: Db,
  fromPath: string,
  redirect: RedirectInput,
): Promise<Saved> {
  const changes = { ...redirect, source: "owner" };
  const change = db.from("redirects").update(changes).eq("from_path", fromPath).select(REDIRECT);
  return saved(db, redirect, change.maybeSingle());
}

/** Answers what was deleted, so that it can be put back. */
export async function deleteRedirect(db: Db, fromPath: string): Promise<StoredRedirect> {
  const query = db.from("redirects").delete().eq("from_path", fromPath).select(REDIRECT);
  const { data, error } = await query.maybeSingle();
  if (error) throw unavailable("redirects", error);
  if (!data) throw missing(fromPath);
  return data;
}

/** With its hits and its date. Throws as `createRedirect` does. */
export async function putBackRedirect(db: Db, redirect: StoredRedirect): Promise<void> {
  const { error } = await db.from("redirects").insert(redirect);
  if (error) throw refusal(error, redirect.from_path);
}

async function saved(
  db: Db,
  { from_path }: RedirectInput,
  write: PromiseLike<{ data: StoredRedirect | null; error: DatabaseError | null }>,
): Promise<Saved> {
  const leadingHere = await db.from("redirects").select("from_path").eq("to_path", from_path);
  if (leadingHere.error) throw unavailable("redirects", leadingHere.error);
  const { data, error } = await write;
  if (error) throw refusal(error, from_path);
  if (!data) throw missing(from_path);
  return { redirect: data, shortened: leadingHere.data.length };
}

interface DatabaseError {
  code: string;
  message: string;
}

function refusal(error: DatabaseError, fromPath: string): Failure {
  if (error.code === ALREADY_THERE)
    return new Failure("conflict", `There is a redirect from ${fromPath} already.`);
  if (error.code === REFUSED)
    return new Failure("invalid", "This redirect would go in a circle.", { cause: error });
  return unavailable("redirects", error);
}

function missing(fromPath: string): Failure {
  return new Failure("not_found", `There is no redirect from ${fromPath}.`);
}
