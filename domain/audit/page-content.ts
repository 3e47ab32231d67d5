import type { Finding } from "./finding.ts";
import { inPage } from "./mend.ts";
import { type PageFacts, pathOnSite, type SiteFacts } from "./site-facts.ts";

/** What fits the first flight of a connection; a reader on a poor line sees the page at once. */
export const PAGE_BUDGET = 14 * 1024;

export function headings({ pages }: SiteFacts): Finding[] {
  return pages.flatMap((page) => [...mainHeading(page), ...skippedHeadings(page)]);
}

function mainHeading({ path, headings }: PageFacts): Finding[] {
  const main = headings.filter(({ level }) => level === 1);
  if (main.length === 1) return [];
  const found = { page: path, mend: inPage(path) };
  if (main.length === 0)
    return [{ kind: "heading-none", what: "There is no main heading (h1).", ...found }];
  const what = `There are ${main.length} main headings (h1). One is right.`;
  return [{ kind: "heading-several", what, where: main.map((h) => h.text).join(" · "), ...found }];
}

function skippedHeadings({ path, headings }: PageFacts): Finding[] {
  return headings.flatMap(({ level, text }, i) => {
    // The first heading follows none.
    const above = headings[i - 1]?.level ?? level;
    if (level <= above + 1) return [];
    const what = `A heading of level ${level} follows one of level ${above}. Nothing should be left out between.`;
    return [
      { kind: "heading-skipped" as const, page: path, what, where: text, mend: inPage(path) },
    ];
  });
}

export function pictures({ pages }: SiteFacts): Finding[] {
  return pages.flatMap(({ path, pictures }) =>
    pictures
      .filter(({ alt, inArticle }) => alt === null || (inArticle && alt.trim() === ""))
      .map(({ src }) => ({
        kind: "picture-undescribed" as const,
        page: path,
        what: "A picture has no words for people who cannot see it.",
        where: src,
        mend: inPage(path),
      })),
  );
}

/** Once each, where it belongs: an article's cover is also in lists and below other articles. */
export function brokenPictures({ origin, pages, answers }: SiteFacts): Finding[] {
  const shown = new Map<string, PageFacts>();
  for (const page of pages)
    for (const { src } of page.pictures) {
      const own = page.structuredData.some((text) => text.includes(src));
      if (own || !shown.has(src)) shown.set(src, page);
    }
  return [...shown].flatMap(([src, { path }]) => {
    if (answers.get(pathOnSite(src, origin) ?? "")?.kind !== "missing") return [];
    const what = "A picture does not load.";
    return [{ kind: "picture-broken" as const, page: path, what, where: src, mend: inPage(path) }];
  });
}

export function weight({ pages }: SiteFacts): Finding[] {
  return pages
    .filter(({ bytes }) => bytes > PAGE_BUDGET)
    .map(({ path, bytes }) => ({
      kind: "page-heavy" as const,
      page: path,
      what: `The page weighs ${kilobytes(bytes)} KB, more than the ${kilobytes(PAGE_BUDGET)} KB that arrive at once on a poor line.`,
      mend: inPage(path),
    }));
}

export function failures({ answers }: SiteFacts): Finding[] {
  return [...answers].flatMap(([page, answer]) => {
    if (answer.kind !== "failed") return [];
    const what = answer.status
      ? `The address answers with an error (${answer.status}).`
      : "The address does not answer in time.";
    return [{ kind: "page-failed" as const, page, what, mend: { in: "page" as const, key: page } }];
  });
}

function kilobytes(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}
