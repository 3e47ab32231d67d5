import { services } from "#app/request.ts";
import { pages, servicePages } from "#content/pages.ts";
import { publishedPosts } from "#data/blog-posts.ts";
import type { Db } from "#data/db.ts";
import { seoRecords } from "#data/seo-pages.ts";
import type { Route } from "./+types/llms.route";
import { documentResponse } from "./document-response.ts";
import { llms, type Overview } from "./llms.ts";

const ARTICLES = 20;

export function loader({ context }: Route.LoaderArgs) {
  const { db, config, log } = context.get(services);
  return documentResponse("text/plain", log, async () => ({
    text: llms(config.publicUrl, await overview(db)),
  }));
}

/** What the owner keeps out of search engines is not named here either. */
async function overview(db: Db): Promise<Overview> {
  const { posts } = await publishedPosts(db, { page: 1, size: ARTICLES });
  const articles = posts.map(({ slug, title, excerpt }) => {
    const path = `blog/${slug}`;
    return { slug: path, path: `/${path}`, title, description: excerpt };
  });
  const records = await seoRecords(
    db,
    [...pages, ...articles].map(({ slug }) => slug),
  );
  const links = (listed: readonly Listed[]) =>
    listed.flatMap(({ slug, path, label, title, description }) => {
      const record = records.get(slug);
      if (record?.noindex) return [];
      const text = record?.description || description;
      return [{ title: label ?? (record?.title || title), path, text }];
    });
  const others = pages.filter((page) => !("service" in page) && page.path !== "/");
  return { services: links(servicePages), pages: links(others), articles: links(articles) };
}

interface Listed {
  slug: string;
  path: string;
  label?: string;
  title: string;
  description: string;
}
