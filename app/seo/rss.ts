import { site } from "#content/site.ts";
import { withAbsoluteAddresses } from "#domain/article-html.ts";
import { latest } from "./document-response.ts";
import { cdata, escapeXml } from "./xml.ts";

interface FeedItem {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  author: string;
  created_at: string;
  updated_at: string;
}

interface Channel {
  origin: string;
  title: string;
  description: string;
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with whole articles. */
export function rss({ origin, title, description }: Channel, items: readonly FeedItem[]): string {
  const at = (path: string) => escapeXml(new URL(path, origin).href);
  const changed = latest(items.map(({ updated_at }) => updated_at));
  const built = changed ? `<lastBuildDate>${date(changed)}</lastBuildDate>\n` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${at("/blog")}</link>
<atom:link href="${at("/blog/rss.xml")}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>${site.language.toLowerCase()}</language>
${built}${items.map((post) => item(origin, post)).join("")}</channel>
</rss>
`;
}

function item(origin: string, post: FeedItem): string {
  const address = new URL(`/blog/${post.slug}`, origin).href;
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(address)}</link>
<guid isPermaLink="false">urn:uuid:${post.id}</guid>
<pubDate>${date(post.created_at)}</pubDate>
${post.author && `<dc:creator>${escapeXml(post.author)}</dc:creator>\n`}${
  post.category && `<category>${escapeXml(post.category)}</category>\n`
}<description>${escapeXml(post.excerpt)}</description>
<content:encoded>${cdata(withAbsoluteAddresses(post.content, address))}</content:encoded>
</item>
`;
}

function date(iso: string): string {
  return new Date(iso).toUTCString();
}
