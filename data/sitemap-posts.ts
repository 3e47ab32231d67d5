import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

/** The API answers at most so many rows; the protocol would allow fifty times as many. */
export const SITEMAP_PART = 1000;

export const FIRST_PART = "00000000-0000-0000-0000-000000000000";

/** One part of the posts that may be listed, in the order of their ids. */
export async function sitemapPosts(db: Db, from_id: string) {
  const { data, error } = await db.rpc("sitemap_posts", { from_id, size: SITEMAP_PART });
  if (error) throw unavailable("blog_posts", error);
  return data as ListedPost[];
}

/** Where each part begins, and when anything in it last changed. */
export async function sitemapParts(db: Db): Promise<{ from_id: string; changed: string }[]> {
  const { data, error } = await db.rpc("sitemap_parts", { size: SITEMAP_PART });
  if (error) throw unavailable("blog_posts", error);
  return data;
}

/** The generated types take every column of a function for filled. */
export interface ListedPost {
  id: string;
  slug: string;
  changed: string;
  image_url: string | null;
  canonical_url: string | null;
}
