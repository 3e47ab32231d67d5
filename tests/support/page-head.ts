import type { Page } from "@playwright/test";

export interface PageHead {
  title: string;
  canonical: string | null;
  /** By name or property: `description`, `og:image`, `twitter:card` … */
  meta: Record<string, string>;
  structuredData: StructuredData[];
}

export type StructuredData = { "@type": string } & Record<string, unknown>;

/** What search engines and social cards read of the page at hand. */
export function headOf(page: Page): Promise<PageHead> {
  return page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
    meta: Object.fromEntries(
      Array.from(document.querySelectorAll("meta[content]"), (tag) => [
        tag.getAttribute("name") ?? tag.getAttribute("property") ?? "",
        tag.getAttribute("content") ?? "",
      ]),
    ),
    structuredData: Array.from(
      document.querySelectorAll('script[type="application/ld+json"]'),
      (tag) => JSON.parse(tag.textContent ?? "") as StructuredData,
    ),
  }));
}
