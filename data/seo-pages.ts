import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

const SEO = "slug, title, description, keywords, og_image_url, page_type, canonical_url, noindex";

export async function seoRecord(db: Db, slug: string) {
  const { data, error } = await db.from("seo_pages").select(SEO).eq("slug", slug).maybeSingle();
  if (error) throw unavailable("seo_pages", error);
  return data;
}

export type SeoRecord = NonNullable<Awaited<ReturnType<typeof seoRecord>>>;

/** Pages the owner keeps out of search engines. */
export async function noindexSlugs(db: Db): Promise<string[]> {
  const { data, error } = await db.from("seo_pages").select("slug").is("noindex", true);
  if (error) throw unavailable("seo_pages", error);
  return data.map(({ slug }) => slug);
}
