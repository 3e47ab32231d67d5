import { sanitiseArticle } from "./sanitise-article.ts";

const KEPT = 300;
/** A longer text is cleaned each time rather than kept in memory. */
const LONGEST_KEPT = 60_000;

/** Cleans the HTML of articles. An article is read far more often than written, so it is remembered. */
export function articleCleaner(frames: readonly string[]): (html: string) => string {
  const known = new Map<string, string>();
  return (html) => {
    const before = known.get(html);
    if (before !== undefined) return before;
    const clean = sanitiseArticle(html, { frames });
    if (html.length <= LONGEST_KEPT) known.set(html, clean);
    if (known.size > KEPT) known.delete(known.keys().next().value as string);
    return clean;
  };
}
