import { Failure, unavailable } from "#domain/failure.ts";
import type { PostStatus } from "#domain/post-status.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { pageOf } from "./intake-query.ts";

const ROW = "id, slug, title, category, author, created_at, published, published_at";

export const POST_SORTS = ["created_at", "title", "category", "author"] as const;
export type PostSort = (typeof POST_SORTS)[number];

interface PostPage {
  search: string;
  status: PostStatus | null;
  sort: PostSort;
  ascending: boolean;
  /** From 1. */
  page: number;
  size: number;
}

/** The editor opens a post by its id; pages are known by their slug. */
export async function postIdsBySlug(
  db: Db,
  slugs: readonly string[],
): Promise<Record<string, string>> {
  if (slugs.length === 0) return {};
  // As many as fit into an address; the list of posts can be searched for the others.
  const query = db.from("blog_posts").select("id, slug").in("slug", slugs.slice(0, 100));
  const { data, error } = await query;
  if (error) throw unavailable("blog_posts", error);
  return Object.fromEntries(data.map(({ id, slug }) => [slug, id]));
}

/** One page of all posts as the owner sees them; asks for one row more instead of counting. */
export async function adminPosts(
  db: Db,
  { search, status, sort, ascending, page, size }: PostPage,
) {
  const first = (page - 1) * size;
  let query = db.from("blog_posts").select(ROW);
  const now = new Date().toISOString();
  if (status === "draft") query = query.eq("published", false);
  if (status === "scheduled") query = query.eq("published", true).gt("published_at", now);
  if (status === "published") query = query.eq("published", true).lte("published_at", now);
  if (search) query = query.or(contains(["title", "slug"], search));
  const { data, error } = await query
    .order(sort, { ascending })
    .order("id", { ascending })
    .range(first, first + size);
  if (error) throw unavailable("blog_posts", error);
  return pageOf(data, size);
}

export type AdminPost = Awaited<ReturnType<typeof adminPosts>>["rows"][number];

/** Categories and authors of recent posts, to choose from instead of typing. */
export async function usedLabels(db: Db) {
  const { data, error } = await db
    .from("blog_posts")
    .select("category, author")
    .order("created_at", { ascending: false })
    .limit(200);
  if (error) throw unavailable("blog_posts", error);
  const distinct = (values: string[]) => [...new Set(values.filter(Boolean))].sort();
  return {
    categories: distinct(data.map(({ category }) => category)),
    authors: distinct(data.map(({ author }) => author)),
  };
}

export interface Publication {
  id: string;
  published: boolean;
  published_at: string | null;
}

/** Shows posts now, or takes them down. Returns how those it changed were before. */
export async function publishPosts(db: Db, ids: string[], published: boolean) {
  const posts = db.from("blog_posts");
  const wanted = posts.select("id, published, published_at").in("id", ids);
  const now = new Date().toISOString();
  const { data: before, error } = await (published
    ? wanted.or(`published.is.false,published_at.gt."${now}"`)
    : wanted.eq("published", true));
  if (error) throw unavailable("blog_posts", error);
  const change = { published, published_at: null, autosaved: false };
  const changed = before.map(({ id }) => id);
  const update = await db.from("blog_posts").update(change).in("id", changed);
  if (update.error) throw unavailable("blog_posts", update.error);
  return before;
}

/** Puts posts back to how `publishPosts` found them. */
export async function resetPublication(db: Db, before: Publication[]): Promise<void> {
  for (const { id, published, published_at } of before) {
    const change = { published, published_at, autosaved: false };
    const { error } = await db.from("blog_posts").update(change).eq("id", id);
    if (error) throw unavailable("blog_posts", error);
  }
}

/** They can be brought back with `restorePosts` for thirty days. */
export async function deletePosts(db: Db, ids: string[]): Promise<string[]> {
  const { data, error } = await db.from("blog_posts").delete().in("id", ids).select("id");
  if (error) throw unavailable("blog_posts", error);
  return data.map(({ id }) => id);
}

export async function restorePosts(db: Db, ids: string[]): Promise<number> {
  const { data, error } = await db.rpc("restore_posts", { post_ids: ids });
  if (error?.code === "23505")
    throw new Failure("conflict", "Another post has its address now.", { cause: error });
  if (error) throw unavailable("blog_posts", error);
  return data;
}

/** A draft with the same text, at an address of its own. */
export async function duplicatePost(db: Db, id: string): Promise<string> {
  const copied = "slug, title, excerpt, content, category, author, image_url, image_alt, read_time";
  const original = await db.from("blog_posts").select(copied).eq("id", id).maybeSingle();
  if (original.error) throw unavailable("blog_posts", original.error);
  if (!original.data) throw new Failure("not_found", "This post no longer exists.");
  const { slug, title, ...text } = original.data;
  const base = `${slug.slice(0, 100).replace(/-+$/, "")}-copy`;
  for (let number = 1; number <= 50; number++) {
    const copy = {
      ...text,
      title: `Copy of ${title}`.slice(0, 200),
      slug: number === 1 ? base : `${base}-${number}`,
    };
    const { data, error } = await db.from("blog_posts").insert(copy).select("id").single();
    if (data) return data.id;
    if (error.code !== "23505") throw unavailable("blog_posts", error);
  }
  throw new Failure("conflict", "There are too many copies of this post.");
}
