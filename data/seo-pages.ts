import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

const SEO = "slug, title, description, keywords, og_image_url, page_type, canonical_url, noindex";

export async function seoRecord(db: Db, slug: string) {
  const { data, error } = await db.from("seo_pages").select(SEO).eq("slug", slug).maybeSingle();
  if (error) throw unavailable("seo_pages", error);
  return data;
}

export type SeoRecord = NonNullable<Awaited<ReturnType<typeof seoRecord>>>;

/** The records of these pages, by slug; a page without one is left out. */
export async function seoRecords(db: Db, slugs: readonly string[]) {
  const { data, error } = await db.from("seo_pages").select(`${SEO}, updated_at`).in("slug", slugs);
  if (error) throw unavailable("seo_pages", error);
  return new Map(data.map((record) => [record.slug, record]));
}
