import type { Finding } from "./finding.ts";
import { descriptions, titles } from "./head-text.ts";
import { canonicals, sitemapConflicts, socialImages } from "./indexing.ts";
import { links, orphans, redirects } from "./links.ts";
import { brokenPictures, failures, headings, pictures, weight } from "./page-content.ts";
import type { SiteFacts } from "./site-facts.ts";
import { structuredData } from "./structured-data.ts";

/** A further rule is a function from the site's facts to findings, and a line here. */
const rules: readonly ((site: SiteFacts) => Finding[])[] = [
  failures,
  titles,
  descriptions,
  headings,
  pictures,
  brokenPictures,
  links,
  redirects,
  orphans,
  canonicals,
  sitemapConflicts,
  structuredData,
  socialImages,
  weight,
];

export function auditSite(site: SiteFacts): Finding[] {
  return rules.flatMap((rule) => rule(site));
}
