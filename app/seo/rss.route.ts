import { services } from "#app/request.ts";
import { page } from "#content/pages.ts";
import { newestArticles } from "#data/blog-posts.ts";
import type { Route } from "./+types/rss.route";
import { documentResponse } from "./document-response.ts";
import { withBrand } from "./page-meta.ts";
import { rss } from "./rss.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { db, config, log } = context.get(services);
  const { title, description } = page("blog");
  const channel = { origin: config.publicUrl, title: withBrand(title), description };
  return documentResponse("application/rss+xml", log, async () =>
    rss(channel, await newestArticles(db, 20)),
  );
}
