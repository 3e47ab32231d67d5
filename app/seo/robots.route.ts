import { services } from "#app/request.ts";
import { robotsRules } from "#data/public-settings.ts";
import { robotsFile } from "#domain/robots.ts";
import type { Route } from "./+types/robots.route";
import { documentResponse } from "./document-response.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { db, config, log } = context.get(services);
  const sitemap = new URL("/sitemap.xml", config.publicUrl).href;
  return documentResponse("text/plain", log, async () => {
    // Crawlers take a failing robots.txt for a closed site.
    const rules = await robotsRules(db).catch((err) => {
      log.error({ err }, "the rules for crawlers could not be read; the fixed ones are served");
      return "";
    });
    return { text: robotsFile(rules, sitemap) };
  });
}
