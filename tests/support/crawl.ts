import type { APIRequestContext } from "@playwright/test";

/** A page as a machine without script sees it. Addresses are whole. */
export interface Crawled {
  status: number;
  type: string | undefined;
  /** The page on which it was found first. */
  from: string;
  ids: Set<string>;
  /** To this site. */
  links: string[];
  /** To anywhere else, with the tag they were found in. */
  outside: { href: string; tag: string }[];
  /** Pictures, icons, fonts: whatever it loads from this site. */
  files: string[];
}

/** Everything that can be reached from `/` by following links; the admin area is left alone. */
export async function crawl(
  request: APIRequestContext,
  origin: string,
): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const waiting = [{ path: "/", from: "the start" }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    if (found.has(path)) continue;
    const response = await request.get(origin + path, { maxRedirects: 0 });
    const type = response.headers()["content-type"]?.split(";")[0];
    const html = type === "text/html" ? await response.text() : "";
    const page = { status: response.status(), type, from, ...parse(html, origin, path) };
    found.set(path, page);
    for (const link of page.links) {
      const { pathname, search } = new URL(link);
      if (!/^\/admin\b/.test(pathname)) waiting.push({ path: pathname + search, from: path });
    }
  }
  return found;
}

/** Links to a page that answers but has no such place. */
export function brokenAnchors(pages: Map<string, Crawled>): string[] {
  return [...pages].flatMap(([path, { links }]) =>
    links
      .filter((link) => {
        const { pathname, search, hash } = new URL(link);
        const target = pages.get(pathname + search);
        return hash && target && !target.ids.has(decodeURIComponent(hash.slice(1)));
      })
      .map((link) => `${link}, linked from ${path}`),
  );
}

function parse(html: string, origin: string, path: string) {
  const whole = (address: string) => new URL(address, origin + path).href;
  const here = (address: string) => address.startsWith(`${origin}/`);
  const anchors = attributes(html, "a", "href").map(({ tag, value }) => ({
    tag,
    href: whole(value),
  }));
  const files = [
    ...attributes(html, "img", "src"),
    ...attributes(html, "link", "href").filter(({ tag }) => !NOT_A_FILE.test(tag)),
    ...attributes(html, "(?:img|source)", "srcset").flatMap(({ tag, value }) =>
      value.split(",").map((candidate) => ({ tag, value: candidate.trim().split(" ")[0] ?? "" })),
    ),
  ].map(({ value }) => whole(value));
  return {
    ids: new Set(attributes(html, "[a-z]\\w*", "id").map(({ value }) => value)),
    links: anchors.map(({ href }) => href).filter(here),
    outside: anchors.filter(({ href }) => !here(href)),
    files: files.filter(here),
  };
}

const NOT_A_FILE = /rel="(?:canonical|prev|next)"/;

function attributes(html: string, element: string, name: string) {
  const attribute = new RegExp(`\\s${name}="([^"]*)"`, "i");
  return [...html.matchAll(new RegExp(`<${element}\\b[^>]*>`, "g"))].flatMap(([tag]) => {
    const value = attribute.exec(tag)?.[1];
    return value === undefined ? [] : [{ tag, value: value.replaceAll("&amp;", "&") }];
  });
}
