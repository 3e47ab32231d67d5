import { Failure, unavailable } from "#domain/failure.ts";
import type { SeoRecordInput } from "#domain/seo-record.schema.ts";
import type { Db } from "./db.ts";
import { appearsIn, pageOf } from "./intake-query.ts";

const RECORD =
  "slug, title, description, keywords, og_image_url, page_type, canonical_url, noindex, updated_at";
const POST = "slug, title, excerpt, category, published, published_at, created_at";
const TEXT = ["slug", "title", "description"] as const;
const OF_A_POST = "blog/";
const ALREADY_THERE = "23505";

interface Page<Column extends string> {
  search: string;
  sort: Column;
  ascending: boolean;
  /** From 1. */
  page: number;
  size: number;
}

export type SeoSort = "slug" | "title" | "updated_at";
export type PostSeoSort = "created_at" | "slug" | "title";

/** One page of the records that do not belong to a post. */
export async function listSeoRecords(db: Db, query: Page<SeoSort>) {
  const { search, sort, ascending, page, size } = query;
  const first = (page - 1) * size;
  const records = db.from("seo_pages").select(RECORD).not("slug", "like", `${OF_A_POST}%`);
  const { data, error } = await (search ? records.or(appearsIn(TEXT, search)) : records)
    .order(sort, { ascending, nullsFirst: false })
    .order("slug")
    .range(first, first + size);
  if (error) throw unavailable("seo_pages", error);
  return pageOf(data, size);
}

/** One page of all posts, drafts too, each with its record where it has one. */
export async function listPostsWithSeo(db: Db, query: Page<PostSeoSort>) {
  const { search, sort, ascending, page, size } = query;
  const first = (page - 1) * size;
  const posts = db.from("blog_posts").select(POST);
  const { data, error } = await (search ? posts.or(await postsAbout(db, search)) : posts)
    .order(sort, { ascending })
    .order("id", { ascending })
    .range(first, first + size);
  if (error) throw unavailable("blog_posts", error);
  const { rows, more } = pageOf(data, size);
  const records = await recordsOf(
    db,
    rows.map(({ slug }) => slug),
  );
  return { rows: rows.map((post) => ({ post, record: records.get(post.slug) ?? null })), more };
}

export async function seoRecordForEditing(db: Db, slug: string) {
  const { data, error } = await db.from("seo_pages").select(RECORD).eq("slug", slug).maybeSingle();
  if (error) throw unavailable("seo_pages", error);
  return data;
}

export type StoredSeoRecord = NonNullable<Awaited<ReturnType<typeof seoRecordForEditing>>>;

/** The post a record is about, published or not. */
export async function postOfRecord(db: Db, slug: string) {
  if (!slug.startsWith(OF_A_POST)) return null;
  const { data, error } = await db
    .from("blog_posts")
    .select(POST)
    .eq("slug", slug.slice(OF_A_POST.length))
    .maybeSingle();
  if (error) throw unavailable("blog_posts", error);
  return data;
}

/** Which of these pages have no record. */
export async function slugsWithoutRecord(db: Db, slugs: readonly string[]): Promise<string[]> {
  const { data, error } = await db.from("seo_pages").select("slug").in("slug", slugs);
  if (error) throw unavailable("seo_pages", error);
  const known = new Set(data.map(({ slug }) => slug));
  return slugs.filter((slug) => !known.has(slug));
}

/** Throws `conflict` when the page has a record already. */
export async function createSeoRecord(db: Db, slug: string, record: SeoRecordInput): Promise<void> {
  const { error } = await db.from("seo_pages").insert({ slug, ...record });
  if (error?.code === ALREADY_THERE)
    throw new Failure("conflict", `There is a record for ${slug} already.`);
  if (error) throw unavailable("seo_pages", error);
}

/** Writes a page's record, whether or not there was one. */
export async function saveSeoRecord(db: Db, slug: string, record: SeoRecordInput): Promise<void> {
  const { error } = await db.from("seo_pages").upsert({ slug, ...record });
  if (error) throw unavailable("seo_pages", error);
}

/** Answers what was deleted, so that it can be put back. */
export async function deleteSeoRecord(db: Db, slug: string): Promise<StoredSeoRecord> {
  const query = db.from("seo_pages").delete().eq("slug", slug).select(RECORD);
  const { data, error } = await query.maybeSingle();
  if (error) throw unavailable("seo_pages", error);
  if (!data) throw new Failure("not_found", `There is no record for ${slug}.`);
  return data;
}

interface DefaultPage {
  slug: string;
  title: string;
  description: string;
}

/** Writes a record for each page that has none, and answers for how many. */
export async function importSeoRecords(db: Db, pages: readonly DefaultPage[]): Promise<number> {
  const rows = pages.map(({ slug, title, description }) => ({ slug, title, description }));
  const { data, error } = await db
    .from("seo_pages")
    .upsert(rows, { onConflict: "slug", ignoreDuplicates: true })
    .select("slug");
  if (error) throw unavailable("seo_pages", error);
  return data.length;
}

/** Posts that say it themselves, or whose record does. */
async function postsAbout(db: Db, search: string): Promise<string> {
  const own = appearsIn(["slug", "title", "excerpt"], search);
  const { data, error } = await db
    .from("seo_pages")
    .select("slug")
    .like("slug", `${OF_A_POST}%`)
    .or(appearsIn(["title", "description"], search))
    .limit(200);
  if (error) throw unavailable("seo_pages", error);
  const slugs = data.map(
    ({ slug }) => `"${slug.slice(OF_A_POST.length).replace(/["\\]/g, "\\$&")}"`,
  );
  return slugs.length > 0 ? `${own},slug.in.(${slugs.join(",")})` : own;
}

async function recordsOf(db: Db, postSlugs: readonly string[]) {
  if (postSlugs.length === 0) return new Map<string, StoredSeoRecord>();
  const slugs = postSlugs.map((slug) => OF_A_POST + slug);
  const { data, error } = await db.from("seo_pages").select(RECORD).in("slug", slugs);
  if (error) throw unavailable("seo_pages", error);
  return new Map(data.map((record) => [record.slug.slice(OF_A_POST.length), record]));
}
