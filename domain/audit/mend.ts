import { pageSlug } from "#domain/page-slug.ts";
import type { Mend } from "./finding.ts";

const POST = /^\/blog\/([^/?]+)$/;

/** The page's SEO record. */
export function inRecord(path: string): Mend {
  return { in: "record", key: pageSlug(path.replace(/\?.*/, "")) };
}

/** Where the page's own words are written. */
export function inPage(path: string): Mend {
  const post = POST.exec(path)?.[1];
  if (post) return { in: "post", key: post };
  if (path === "/portfolio") return { in: "portfolio", key: "" };
  return { in: "page", key: path };
}
