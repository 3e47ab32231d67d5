import { escapeXml } from "./xml.ts";

export interface SitemapEntry {
  path: string;
  /** ISO 8601 */
  changed?: string | undefined;
  /** Pictures on the page, as the page names them. */
  images?: readonly string[];
}

const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

/** https://www.sitemaps.org/protocol.html, with Google's extension for pictures. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    (entry) => `<url>${located(origin, entry)}${images(origin, entry.images ?? [])}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${PROTOCOL}" xmlns:image="${IMAGES}">
${urls.join("")}</urlset>
`;
}

/** Names the parts of a sitemap that is too long for one file. */
export function sitemapIndex(origin: string, parts: readonly SitemapEntry[]): string {
  const sitemaps = parts.map((part) => `<sitemap>${located(origin, part)}</sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${PROTOCOL}">
${sitemaps.join("")}</sitemapindex>
`;
}

function located(origin: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : "";
  return `<loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}`;
}

function images(origin: string, addresses: readonly string[]): string {
  const known = addresses.filter((address) => URL.canParse(address, origin));
  return [...new Set(known.map((address) => new URL(address, origin).href))]
    .map((href) => `<image:image><image:loc>${escapeXml(href)}</image:loc></image:image>`)
    .join("");
}
