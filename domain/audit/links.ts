import { redirectKey } from "#domain/redirect-path.ts";
import type { Finding, Mend } from "./finding.ts";
import { inPage } from "./mend.ts";
import {
  type Answer,
  type Link,
  type PageFacts,
  pathOnSite,
  type SiteFacts,
} from "./site-facts.ts";

/** Links that lead nowhere, to a place that is not there, by a detour, or where robots may not go. */
export function links(site: SiteFacts): Finding[] {
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const seenInFrame = new Set<string>();
  return site.pages.flatMap((page) =>
    distinct(page.links).flatMap((link) => {
      if (link.shared && seenInFrame.has(link.path + link.anchor)) return [];
      const problem = problemOf(link, site, byPath);
      if (!problem) return [];
      if (link.shared) seenInFrame.add(link.path + link.anchor);
      const where = link.text || undefined;
      return [{ page: page.path, ...(where && { where }), ...problem(page) }];
    }),
  );
}

type Problem = (page: PageFacts) => Pick<Finding, "kind" | "what" | "mend">;

function problemOf(
  { path, anchor, shared }: Link,
  { answers, disallowed }: SiteFacts,
  byPath: ReadonlyMap<string, PageFacts>,
): Problem | null {
  const mend = (page: PageFacts): Mend =>
    shared ? { in: "page", key: page.path } : inPage(page.path);
  if (disallowed(path))
    return (page) => ({
      kind: "robots-linked",
      what: `A link leads to ${path}, where search engines are told not to go.`,
      mend: mend(page),
    });
  const answer = answers.get(path);
  if (answer?.kind === "missing")
    return (page) => ({
      kind: "link-broken",
      what: `A link leads to ${path}, and there is nothing there.`,
      mend: deadEnd(mend(page), path),
    });
  if (answer?.kind === "redirect")
    return (page) => ({
      kind: "link-redirected",
      what: `A link takes a detour: ${path} is redirected to ${answer.to}.`,
      mend: mend(page),
    });
  const target = anchor && !WHOLE_PAGE.test(anchor) && byPath.get(path);
  if (target && !target.ids.has(anchor))
    return (page) => ({
      kind: "anchor-broken",
      what: `A link leads to #${anchor} on ${path}, and there is no such place.`,
      mend: mend(page),
    });
  return null;
}

/** `#top` needs no element, and a text fragment names none. */
const WHOLE_PAGE = /^top$|^:~:/i;

/** The words of a fixed page are not the owner's to change; where its link leads to is. */
function deadEnd(mend: Mend, path: string): Mend {
  const from = mend.in === "page" && redirectKey(path.replace(/\?.*/, ""));
  return from ? { in: "new-redirect", key: from } : mend;
}

/** Stored redirects that lead nowhere, or somewhere by further redirects. */
export function redirects({ redirects, answers, origin }: SiteFacts): Finding[] {
  return redirects.flatMap((from): Finding[] => {
    const way = wayFrom(pathOnSite(from, origin) ?? from, answers);
    const end = answers.get(way.at(-1) ?? "");
    const found = {
      page: from,
      where: way.join(" → "),
      mend: { in: "redirect", key: from },
    } as const;
    if (way.length > 1 && end?.kind === "missing")
      return [
        {
          kind: "redirect-dead",
          what: `The redirect leads to ${way.at(-1)}, and there is nothing there.`,
          ...found,
        },
      ];
    if (way.length <= 2) return [];
    return [{ kind: "redirect-chain", what: "The redirect leads to another redirect.", ...found }];
  });
}

/** Every address a visitor passes through, the last one included. */
function wayFrom(from: string, answers: ReadonlyMap<string, Answer>): string[] {
  const way = [from];
  for (let at = answers.get(from); at?.kind === "redirect"; ) {
    const next = at.to.replace(/#.*/, "");
    way.push(next);
    at = way.indexOf(next) < way.length - 1 ? undefined : answers.get(next);
  }
  return way;
}

/** In the sitemap, but a reader never gets there. */
export function orphans({ pages, sitemap, complete }: SiteFacts): Finding[] {
  // Who has not seen every page cannot say that none of them links here.
  if (!complete) return [];
  const reached = new Set(
    pages.flatMap(({ path: from, links }) =>
      links.map(({ path }) => path).filter((path) => path !== from),
    ),
  );
  const known = new Set(pages.map(({ path }) => path));
  return sitemap
    .filter((path) => known.has(path) && !reached.has(path))
    .map((path) => ({
      kind: "orphan" as const,
      page: path,
      what: "The sitemap lists this page, but no other page links to it.",
      mend: inPage(path),
    }));
}

function distinct(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [`${link.path}#${link.anchor}`, link])).values()];
}
