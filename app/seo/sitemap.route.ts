import { services } from "#app/request.ts";
import type { Db } from "#data/db.ts";
import { FIRST_PART, SITEMAP_PART, sitemapParts, sitemapPosts } from "#data/sitemap-posts.ts";
import type { Route } from "./+types/sitemap.route";
import { documentResponse, latest, type MachineDocument } from "./document-response.ts";
import { type SitemapEntry, sitemap, sitemapIndex } from "./sitemap.ts";
import { pageEntries, postEntries } from "./sitemap-entries.ts";

/**
 * One file, or with many posts an index of parts: `?part=pages`, and `?part=` with the id of a part's
 * first post. The parts share the index's path because a sitemap speaks for the paths below its own.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { db, config, log } = context.get(services);
  const part = new URL(request.url).searchParams.get("part");
  return documentResponse("application/xml", log, () => write(db, config.publicUrl, part));
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function write(db: Db, origin: string, part: string | null): Promise<MachineDocument | null> {
  if (part === "pages") return urls(origin, await pageEntries(db, origin));
  if (part !== null && !ID.test(part)) return null;
  const posts = await sitemapPosts(db, part ?? FIRST_PART);
  const articles = postEntries(posts, origin);
  if (part !== null) return articles.length > 0 ? urls(origin, articles) : null;
  const fixed = await pageEntries(db, origin);
  if (posts.length < SITEMAP_PART) return urls(origin, [...fixed, ...articles]);
  const parts = [
    { path: "/sitemap.xml?part=pages", changed: latest(fixed.map(({ changed }) => changed)) },
    ...(await sitemapParts(db)).map(({ from_id, changed }) => ({
      path: `/sitemap.xml?part=${from_id}`,
      changed,
    })),
  ];
  return dated(sitemapIndex(origin, parts), parts);
}

function urls(origin: string, entries: readonly SitemapEntry[]): MachineDocument {
  return dated(sitemap(origin, entries), entries);
}

function dated(text: string, entries: readonly SitemapEntry[]): MachineDocument {
  return { text, changed: latest(entries.map(({ changed }) => changed)) };
}
