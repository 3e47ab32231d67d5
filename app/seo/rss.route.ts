import { services } from "#app/request.ts";
import { page } from "#content/pages.ts";
import { newestArticles } from "#data/blog-posts.ts";
import type { Route } from "./+types/rss.route";
import { documentResponse, latest } from "./document-response.ts";
import { withBrand } from "./page-meta.ts";
import { rss } from "./rss.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { db, config, log, cleanArticle } = context.get(services);
  const { title, description } = page("blog");
  const channel = { origin: config.publicUrl, title: withBrand(title), description };
  return documentResponse("application/rss+xml", log, async () => {
    const articles = await newestArticles(db, 20);
    const items = articles.map((article) => ({
      ...article,
      content: cleanArticle(article.content),
    }));
    const changed = latest(items.map(({ updated_at }) => updated_at));
    return { text: rss(channel, items), changed };
  });
}
