import { services } from "#app/request.ts";
import { pages } from "#content/pages.ts";
import { publishedAddresses } from "#data/blog-posts.ts";
import type { Db } from "#data/db.ts";
import { noindexSlugs } from "#data/seo-pages.ts";
import type { Route } from "./+types/sitemap.route";
import { documentResponse } from "./document-response.ts";
import { type SitemapEntry, sitemap } from "./sitemap.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { db, config, log } = context.get(services);
  return documentResponse("application/xml", log, async () =>
    sitemap(config.publicUrl, await publicAddresses(db)),
  );
}

async function publicAddresses(db: Db): Promise<SitemapEntry[]> {
  const [posts, hidden] = await Promise.all([publishedAddresses(db), noindexSlugs(db)]);
  const entries: (SitemapEntry & { slug: string })[] = [
    ...pages,
    ...posts.map(({ slug, updated_at }) => ({
      slug: `blog/${slug}`,
      path: `/blog/${slug}`,
      changed: updated_at,
    })),
  ];
  return entries.filter(({ slug }) => !hidden.includes(slug));
}
