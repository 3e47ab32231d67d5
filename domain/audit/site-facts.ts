/** What the check has read off one page as it was served. */
export interface PageFacts {
  /** Path and query: `/blog?page=2`. */
  path: string;
  titles: string[];
  descriptions: string[];
  /** Whole addresses. */
  canonicals: string[];
  noindex: boolean;
  headings: Heading[];
  pictures: Picture[];
  /** To this site only. */
  links: Link[];
  ids: ReadonlySet<string>;
  /** The text of each JSON-LD script. */
  structuredData: string[];
  /** Whole addresses. */
  socialImages: string[];
  /** Of the HTML, compressed as it is sent. */
  bytes: number;
}

interface Heading {
  level: number;
  text: string;
}

interface Picture {
  src: string;
  /** Null when the element has none. */
  alt: string | null;
  /** In the text of an article, where a picture is never mere decoration. */
  inArticle: boolean;
}

export interface Link {
  /** Path and query. */
  path: string;
  /** What is behind the `#`, decoded; empty without. */
  anchor: string;
  text: string;
  /** In the header or the footer that all pages have. */
  shared: boolean;
}

export type Answer =
  | { kind: "page" }
  | { kind: "file"; type: string }
  /** To a path of this site, or to a whole address elsewhere. */
  | { kind: "redirect"; to: string }
  | { kind: "missing" }
  /** Zero when no answer came in time. */
  | { kind: "failed"; status: number };

export interface SiteFacts {
  origin: string;
  pages: readonly PageFacts[];
  /** What every address answered that was asked for. */
  answers: ReadonlyMap<string, Answer>;
  /** Paths. */
  sitemap: readonly string[];
  /** Paths the owner, or a renamed post, has sent elsewhere. */
  redirects: readonly string[];
  disallowed(path: string): boolean;
  /** False when there was more to see than a check may take. */
  complete: boolean;
}

/** The path and query of an address on this site; null for any other. */
export function pathOnSite(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : null;
}
