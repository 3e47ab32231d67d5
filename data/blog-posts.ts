import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

const TEASER = "slug, title, excerpt, category, image_url, image_alt, read_time, created_at";
const ARTICLE = `id, ${TEASER}, content, author, updated_at` as const;

/** One page of the public list, newest first, and whether there is an older page behind it. */
export async function publishedPosts(db: Db, { page, size }: { page: number; size: number }) {
  const first = (page - 1) * size;
  const { data, error } = await readable(db.from("blog_posts").select(TEASER))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .range(first, first + size);
  if (error) throw unavailable("blog_posts", error);
  return { posts: data.slice(0, size), older: data.length > size };
}

export async function publishedPost(db: Db, slug: string) {
  const { data, error } = await readable(
    db.from("blog_posts").select(ARTICLE).eq("slug", slug),
  ).maybeSingle();
  if (error) throw unavailable("blog_posts", error);
  return data;
}

/** The words of a post's social image, of any post this visitor may read: the owner sees drafts too. */
export async function postHeadline(db: Db, slug: string) {
  const { data, error } = await db
    .from("blog_posts")
    .select("slug, title, category")
    .eq("slug", slug)
    .maybeSingle();
  if (error) throw unavailable("blog_posts", error);
  return data;
}

/** The posts before and after one in the public list. */
export async function neighbouringPosts(db: Db, post: { id: string; created_at: string }) {
  const [newer, older] = await Promise.all([
    neighbour(db, post, { ascending: true }),
    neighbour(db, post, { ascending: false }),
  ]);
  return { newer, older };
}

export async function postsInCategory(db: Db, category: string, limit: number) {
  if (!category) return [];
  const { data, error } = await readable(
    db.from("blog_posts").select(TEASER).eq("category", category),
  )
    .order("created_at", { ascending: false })
    .limit(limit);
  if (error) throw unavailable("blog_posts", error);
  return data;
}

/** The newest posts with their text, for the feed. */
export async function newestArticles(db: Db, limit: number) {
  const { data, error } = await readable(db.from("blog_posts").select(ARTICLE))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  if (error) throw unavailable("blog_posts", error);
  return data;
}

/** When anything last changed on the first page of the public list. */
export async function newestPostsChanged(db: Db, limit: number): Promise<string[]> {
  const { data, error } = await readable(db.from("blog_posts").select("updated_at, published_at"))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  if (error) throw unavailable("blog_posts", error);
  return data.flatMap(({ updated_at, published_at }) => [updated_at, published_at ?? updated_at]);
}

export type Teaser = Awaited<ReturnType<typeof publishedPosts>>["posts"][number];

/**
 * What visitors may read. The policies say the same for them; saying it here keeps drafts and
 * scheduled posts off the public pages when the owner is the one who looks.
 */
function readable<Query extends Filterable>(query: Query): Query {
  return query.is("published", true).lte("published_at", new Date().toISOString());
}

interface Filterable {
  is(column: "published", value: boolean): this;
  lte(column: "published_at", value: string): this;
}

/**
 * The bound on `created_at` alone is what the index answers; the second filter only tells apart
 * posts of the same instant.
 */
async function neighbour(
  db: Db,
  { id, created_at }: { id: string; created_at: string },
  { ascending }: { ascending: boolean },
) {
  const beyond = ascending ? "gt" : "lt";
  const query = readable(db.from("blog_posts").select("slug, title"));
  const near = ascending
    ? query.gte("created_at", created_at)
    : query.lte("created_at", created_at);
  const { data, error } = await near
    .or(
      `created_at.${beyond}."${created_at}",and(created_at.eq."${created_at}",id.${beyond}.${id})`,
    )
    .order("created_at", { ascending })
    .order("id", { ascending })
    .limit(1)
    .maybeSingle();
  if (error) throw unavailable("blog_posts", error);
  return data;
}
