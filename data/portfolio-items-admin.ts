import { Failure, unavailable } from "#domain/failure.ts";
import type { PortfolioItemValues } from "#domain/portfolio-item.schema.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { pageOf } from "./intake-query.ts";

const LISTED = "id, title, job_type, image_url, featured, published, created_at";
const ITEM =
  "id, title, job_type, description, tags, image_url, image_alt, link, position, featured, published, created_at";

export const PORTFOLIO_SORTS = ["position", "title", "job_type", "created_at"] as const;
export const PORTFOLIO_FILTERS = ["published", "draft", "featured"] as const;

interface PortfolioQuery {
  search?: string;
  filter?: (typeof PORTFOLIO_FILTERS)[number] | "";
  sort: (typeof PORTFOLIO_SORTS)[number];
  ascending: boolean;
  /** From 1. */
  page: number;
  size: number;
}

/** One page of the admin's table, in the order of /portfolio unless asked otherwise. */
export async function listPortfolioItems(db: Db, query: PortfolioQuery) {
  const { search, filter, sort, ascending, page, size } = query;
  const first = (page - 1) * size;
  let asked = db.from("portfolio_items").select(LISTED);
  if (filter === "featured") asked = asked.is("featured", true);
  else if (filter) asked = asked.is("published", filter === "published");
  if (search) asked = asked.or(contains(["title", "job_type", "description"], search));
  const { data, error } = await asked
    .order(sort, { ascending })
    .order("id", { ascending })
    .range(first, first + size);
  if (error) throw unavailable("portfolio_items", error);
  return pageOf(data, size);
}

export type ListedItem = Awaited<ReturnType<typeof listPortfolioItems>>["rows"][number];

/** Null when there is none. */
export async function portfolioItem(db: Db, id: string) {
  const { data, error } = await db.from("portfolio_items").select(ITEM).eq("id", id).maybeSingle();
  if (error?.code === NOT_A_UUID) return null;
  if (error) throw unavailable("portfolio_items", error);
  return data;
}

export type PortfolioItem = NonNullable<Awaited<ReturnType<typeof portfolioItem>>>;

/** The ones in use, for the form to offer. */
export async function jobTypes(db: Db): Promise<string[]> {
  const { data, error } = await db
    .from("portfolio_items")
    .select("job_type")
    .neq("job_type", "")
    .order("job_type");
  if (error) throw unavailable("portfolio_items", error);
  return [...new Set(data.map(({ job_type }) => job_type))];
}

/** New work is shown first. */
export async function createPortfolioItem(db: Db, values: PortfolioItemValues): Promise<void> {
  const { data, error } = await db
    .from("portfolio_items")
    .select("position")
    .order("position")
    .limit(1);
  if (error) throw unavailable("portfolio_items", error);
  const position = (data[0]?.position ?? 1) - 1;
  const { error: refused } = await db.from("portfolio_items").insert({ ...values, position });
  if (refused) throw unavailable("portfolio_items", refused);
}

/** Throws `not_found` when there is no such item. */
export async function updatePortfolioItem(
  db: Db,
  id: string,
  values: PortfolioItemValues,
): Promise<void> {
  const { data, error } = await db.from("portfolio_items").update(values).eq("id", id).select("id");
  if (error) throw unavailable("portfolio_items", error);
  if (data.length === 0) throw gone();
}

/** Answers all of the item, so that it can be put back. */
export async function deletePortfolioItem(db: Db, id: string): Promise<PortfolioItem> {
  const { data, error } = await db
    .from("portfolio_items")
    .delete()
    .eq("id", id)
    .select(ITEM)
    .maybeSingle();
  if (error) throw unavailable("portfolio_items", error);
  if (!data) throw gone();
  return data;
}

/** Puts a deleted item back where it was. Twice is as good as once. */
export async function restorePortfolioItem(db: Db, item: PortfolioItem): Promise<void> {
  const { error } = await db.from("portfolio_items").insert(item);
  if (error && error.code !== TAKEN) throw unavailable("portfolio_items", error);
}

/** Puts an item at a place in the order of /portfolio, counted from 1, and answers that place. */
export async function movePortfolioItem(db: Db, id: string, place: number): Promise<number> {
  const { data, error } = await db.rpc("move_portfolio_item", { item: id, place });
  if (error) throw unavailable("move_portfolio_item", error);
  if (data === null) throw gone();
  return data;
}

function gone(): Failure {
  return new Failure("not_found", "This item has been deleted.");
}

const NOT_A_UUID = "22P02";
const TAKEN = "23505";
