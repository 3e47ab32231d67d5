import { pages, wordsChanged } from "#content/pages.ts";
import { newestPostsChanged } from "#data/blog-posts.ts";
import type { Db } from "#data/db.ts";
import { caseStudyPictures } from "#data/portfolio-items.ts";
import { seoRecords } from "#data/seo-pages.ts";
import type { ListedPost } from "#data/sitemap-posts.ts";
import { latest } from "./document-response.ts";
import type { SitemapEntry } from "./sitemap.ts";

const NEWEST = 12;

/** The fixed pages. Each last changed with its words, its record, or the rows it shows. */
export async function pageEntries(db: Db, origin: string): Promise<SitemapEntry[]> {
  const [records, pictures, posts] = await Promise.all([
    seoRecords(
      db,
      pages.map(({ slug }) => slug),
    ),
    caseStudyPictures(db),
    newestPostsChanged(db, NEWEST),
  ]);
  const work = pictures.map(({ updated_at }) => updated_at);
  const shown: Record<string, string[]> = {
    portfolio: work,
    "services/web-design": work,
    blog: posts,
  };
  return pages.flatMap(({ slug, path }): SitemapEntry[] => {
    const record = records.get(slug);
    if (record?.noindex || !isOwn(record?.canonical_url, path, origin)) return [];
    const changed = latest([wordsChanged, record?.updated_at, ...(shown[slug] ?? [])]);
    const images = slug === "portfolio" ? pictures.flatMap(({ image_url }) => image_url ?? []) : [];
    return [{ path, changed, images }];
  });
}

export function postEntries(posts: readonly ListedPost[], origin: string): SitemapEntry[] {
  return posts.flatMap(({ slug, changed, image_url, canonical_url }): SitemapEntry[] => {
    const path = `/blog/${slug}`;
    if (!isOwn(canonical_url, path, origin)) return [];
    return [{ path, changed, images: image_url ? [image_url] : [] }];
  });
}

/** A page that names another address as the one to list is listed there, not here. */
function isOwn(canonical: string | null | undefined, path: string, origin: string): boolean {
  if (!canonical || !URL.canParse(canonical, origin)) return true;
  return new URL(canonical, origin).href === new URL(path, origin).href;
}
