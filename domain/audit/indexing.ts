import type { Finding } from "./finding.ts";
import { inRecord } from "./mend.ts";
import { type PageFacts, pathOnSite, type SiteFacts } from "./site-facts.ts";

/** A page that names another address than its own, or none, as the one to be listed. */
export function canonicals(site: SiteFacts): Finding[] {
  return site.pages.flatMap((page): Finding[] => {
    if (page.noindex) return [];
    const problem = canonicalProblem(page, site);
    return problem ? [{ page: page.path, mend: inRecord(page.path), ...problem }] : [];
  });
}

function canonicalProblem(
  { path, canonicals }: PageFacts,
  { origin, answers, sitemap }: SiteFacts,
): Pick<Finding, "kind" | "what" | "where"> | null {
  const [canonical, second] = new Set(canonicals);
  if (!canonical) return { kind: "canonical-missing", what: "There is no canonical address." };
  if (second)
    return {
      kind: "canonical-several",
      what: "There is more than one canonical address.",
      where: canonicals.join(" · "),
    };
  const named = pathOnSite(canonical, origin);
  if (named === path) return null;
  const answer = named === null ? undefined : answers.get(named);
  if (answer && answer.kind !== "page")
    return {
      kind: "canonical-broken",
      what: "The canonical address is not a page of the site.",
      where: named ?? canonical,
    };
  // A variant that names its main page is what canonical addresses are for.
  if (!sitemap.includes(path)) return null;
  return {
    kind: "canonical-elsewhere",
    what: "The sitemap lists this page, but its canonical address is another one.",
    where: named ?? canonical,
  };
}

/** What the sitemap offers and something else takes back. */
export function sitemapConflicts({ pages, sitemap, answers, disallowed }: SiteFacts): Finding[] {
  const hidden = new Set(pages.filter(({ noindex }) => noindex).map(({ path }) => path));
  return sitemap.flatMap((path): Finding[] => {
    const found = { page: path, mend: inRecord(path) };
    const page = { page: path, mend: { in: "page" as const, key: path } };
    if (disallowed(path))
      return [
        {
          kind: "robots-disallowed",
          what: "The sitemap lists this page, but robots.txt tells search engines not to go there.",
          ...page,
        },
      ];
    if (hidden.has(path))
      return [
        {
          kind: "robots-noindex",
          what: "The sitemap lists this page, but it asks search engines to leave it out.",
          ...found,
        },
      ];
    const answer = answers.get(path);
    if (answer?.kind !== "missing" && answer?.kind !== "redirect") return [];
    const what = "The sitemap lists this address, but there is no page.";
    return [{ kind: "sitemap-broken", what, ...page }];
  });
}

/** The picture of a shared link. Pictures on other sites are taken on trust: nothing is fetched. */
export function socialImages({ pages, origin, answers }: SiteFacts): Finding[] {
  return pages.flatMap(({ path, noindex, socialImages }): Finding[] => {
    if (noindex) return [];
    const found = { page: path, mend: inRecord(path) };
    const [image] = socialImages;
    if (!image)
      return [{ kind: "social-missing", what: "There is no picture for shared links.", ...found }];
    const own = pathOnSite(image, origin);
    const answer = own === null ? undefined : answers.get(own);
    if (!answer || (answer.kind === "file" && answer.type.startsWith("image/"))) return [];
    const what = "The picture for shared links cannot be loaded.";
    return [{ kind: "social-broken", what, where: own ?? image, ...found }];
  });
}
