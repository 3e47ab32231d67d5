import type { Answer, PageFacts, SiteFacts } from "./site-facts.ts";

export const origin = "https://site.example";

/** A page without fault; a test says what is wrong with it. */
export function page(path: string, wrong: Partial<PageFacts> = {}): PageFacts {
  return {
    path,
    titles: [`A title that is long enough for ${path}`],
    descriptions: [`A description that says what a reader will find at ${path}`],
    canonicals: [origin + path],
    noindex: false,
    headings: [{ level: 1, text: "Main" }],
    pictures: [],
    links: [],
    ids: new Set(),
    structuredData: [],
    socialImages: [`${origin}/og-image.png`],
    bytes: 5_000,
    ...wrong,
  };
}

export function site(
  pages: PageFacts[],
  wrong: Partial<Omit<SiteFacts, "answers">> & { answers?: Record<string, Answer> } = {},
): SiteFacts {
  const { answers, ...rest } = wrong;
  return {
    origin,
    pages,
    sitemap: [],
    redirects: [],
    disallowed: () => false,
    complete: true,
    ...rest,
    answers: new Map<string, Answer>([
      ["/og-image.png", { kind: "file", type: "image/png" }],
      ...pages.map(({ path }): [string, Answer] => [path, { kind: "page" }]),
      ...Object.entries(answers ?? {}),
    ]),
  };
}

export function link(path: string, wrong: Partial<PageFacts["links"][number]> = {}) {
  return { path, anchor: "", text: "Words", shared: false, ...wrong };
}
