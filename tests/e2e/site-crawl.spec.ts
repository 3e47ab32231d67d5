import type { APIRequestContext, Page } from "@playwright/test";
import { address } from "../support/site.ts";
import { expect, test } from "../support/site-test.ts";
import { specifiedPages } from "../support/specified-pages.ts";

test("from the home page every page is reached and no link, anchor or file is broken", async ({
  request,
}) => {
  const pages = await crawl(request);
  const broken: string[] = [];
  const files = new Set<string>();
  for (const [path, page] of pages) {
    if (page.status !== 200) broken.push(`${page.status} ${path}, linked from ${page.from}`);
    for (const link of page.links) {
      const { pathname, search, hash } = new URL(link);
      const target = pages.get(pathname + search);
      if (target?.type !== "text/html" || !hash) continue;
      if (!target.ids.has(decodeURIComponent(hash.slice(1))))
        broken.push(`no ${hash} on ${pathname}, linked from ${path}`);
    }
    for (const file of page.files) files.add(file);
  }
  for (const file of files) {
    const { status, headers } = await head(request, file);
    if (status !== 200) broken.push(`${status} ${file}`);
    else if (headers["content-type"]?.startsWith("text/html")) broken.push(`a page at ${file}`);
  }
  expect(broken).toEqual([]);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(specifiedPages.map((page) => page.path)),
  );
  expect(files.size).toBeGreaterThan(100);
});

test("links to elsewhere are complete, and what opens a new tab keeps ours to itself", async ({
  request,
}) => {
  const pages = await crawl(request);
  const outside = [...pages.values()].flatMap(({ outside }) => outside);
  expect(outside.length).toBeGreaterThan(20);
  expect(
    outside.filter(({ href }) => !/^(https:\/\/[\w.-]+\.\w+|mailto:\S+@\S+|tel:\+\d+)/.test(href)),
  ).toEqual([]);
  expect(
    outside.filter(({ tag }) => /target="_blank"/.test(tag) && !/rel="[^"]*noopener/.test(tag)),
  ).toEqual([]);
});

for (const [from, status, to] of [
  ["/auth", 301, "/admin/auth"],
  ["/no-such-page", 302, "/"],
  ["/services/no-such-service", 302, "/"],
  ["/services/", 301, "/services"],
  ["/blog/?page=1", 301, "/blog?page=1"],
  ["//another.example/", 301, "/another.example"],
] as const) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const answer = await head(request, from);
    expect([answer.status, target(answer)]).toEqual([status, to]);
  });
}

test("a stored redirect wins over the way home, until it is taken away", async ({
  request,
  owner,
}) => {
  const from = `/old-flyer-${crypto.randomUUID()}`;
  await owner.from("redirects").insert({ from_path: from, to_path: "/contact" }).throwOnError();
  const stored = await head(request, `${from}?from=van`);
  await owner.from("redirects").delete().eq("from_path", from).throwOnError();
  const home = await head(request, from);
  expect([stored.status, target(stored)]).toEqual([301, "/contact?from=van"]);
  expect([home.status, target(home)]).toEqual([302, "/"]);
});

test("the sitemap lists every page for search engines, and all it lists answers", async ({
  page,
  request,
}) => {
  const { type, text } = await read(request, "/sitemap.xml");
  expect(type).toBe("application/xml");
  expect(await wellFormed(page, text)).toBe("urlset");
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? "");
  expect(listed).toEqual(expect.arrayContaining(specifiedPages.map(({ path }) => address + path)));
  expect(new Set(listed).size).toBe(listed.length);
  for (const loc of listed) {
    const { status, text } = await read(request, loc);
    expect([loc, status]).toEqual([loc, 200]);
    expect(text).toContain(`<link rel="canonical" href="${loc}"/>`);
    expect(text).not.toContain('name="robots"');
  }
});

test("robots may read all but the admin area, and are told of the sitemap", async ({ request }) => {
  const { type, text } = await read(request, "/robots.txt");
  expect(type).toBe("text/plain");
  const lines = text.split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain("Disallow: /admin");
  expect(lines).toContain(`Sitemap: ${address}/sitemap.xml`);
  expect(lines).not.toContain("Disallow: /");
});

test("the feed is well-formed, names absolute addresses and carries the newest article", async ({
  page,
  request,
}) => {
  const { type, text } = await read(request, "/blog/rss.xml");
  expect(type).toBe("application/rss+xml");
  expect(await wellFormed(page, text)).toBe("rss");
  expect(text).toContain(`<link>${address}/blog/missed-calls-cost-jobs</link>`);
  expect(text.match(/<item>/g)?.length).toBeGreaterThanOrEqual(8);
  expect(text).not.toMatch(/(?:href|src)="\//);
  await page.goto("/blog");
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    "href",
    "/blog/rss.xml",
  );
});

test("the icons, the manifest and the social image are what they say they are", async ({
  request,
}) => {
  expect(await pngSize(request, "/og-image.png")).toEqual([1200, 630]);
  expect(await pngSize(request, "/apple-touch-icon.png")).toEqual([180, 180]);
  expect((await read(request, "/favicon.svg")).type).toBe("image/svg+xml");
  expect((await read(request, "/favicon.ico")).type).toMatch(
    /^image\/(x-icon|vnd.microsoft.icon)$/,
  );
  const manifest = await read(request, "/site.webmanifest");
  expect(manifest.type).toBe("application/manifest+json");
  const { name, start_url, icons } = JSON.parse(manifest.text);
  expect([name, start_url]).toEqual(["Second Fix", "/"]);
  for (const { src, sizes } of icons.filter(({ type }: { type: string }) => type === "image/png"))
    expect((await pngSize(request, src)).join("x")).toBe(sizes);
});

interface Visited {
  status: number;
  type: string | undefined;
  /** The page on which it was found. */
  from: string;
  links: string[];
  outside: { href: string; tag: string }[];
  ids: Set<string>;
  files: string[];
}

/** Everything linked from `/`, as a machine without script sees it; the admin area is not followed. */
async function crawl(request: APIRequestContext): Promise<Map<string, Visited>> {
  const found = new Map<string, Visited>();
  const waiting = [{ path: "/", from: "the start" }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (found.has(next.path)) continue;
    const { status, type, text } = await read(request, next.path);
    const visited = { status, type, from: next.path, ...parse(text, next.path) };
    found.set(next.path, { ...visited, from: next.from });
    if (type !== "text/html") continue;
    for (const link of visited.links) {
      const { pathname, search } = new URL(link);
      if (!pathname.startsWith("/admin"))
        waiting.push({ path: pathname + search, from: next.path });
    }
  }
  return found;
}

function parse(html: string, path: string) {
  const values = (tags: RegExp, attribute: string) =>
    [...html.matchAll(tags)].flatMap(([tag]) => {
      const value = new RegExp(`\\s${attribute}="([^"]*)"`, "i").exec(tag)?.[1];
      return value === undefined ? [] : [{ tag, value: value.replaceAll("&amp;", "&") }];
    });
  const anchors = values(/<a\b[^>]*>/g, "href").map(({ tag, value }) => ({
    tag,
    href: new URL(value, address + path).href,
  }));
  const here = ({ href }: { href: string }) => href.startsWith(`${address}/`);
  const sources = values(/<(?:img|source|iframe)\b[^>]*>/g, "srcset").flatMap(({ value }) =>
    value.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
  );
  const plain = values(/<(?:img|link)\b[^>]*>/g, "(?:src|href)");
  const files = [
    ...plain
      .filter(({ tag }) => !/rel="(canonical|prev|next)"/.test(tag))
      .map(({ value }) => value),
    ...sources,
  ];
  return {
    links: anchors.filter(here).map(({ href }) => href),
    outside: anchors.filter((anchor) => !here(anchor)),
    ids: new Set(values(/<[a-z][^>]*\sid="[^>]*>/g, "id").map(({ value }) => value)),
    files: files.filter((file) => file.startsWith("/")),
  };
}

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return {
    status: response.status(),
    type: response.headers()["content-type"]?.split(";")[0],
    text: await response.text(),
  };
}

async function head(request: APIRequestContext, path: string) {
  const response = await request.head(address + path, { maxRedirects: 0 });
  return { status: response.status(), headers: response.headers() };
}

function target({ headers }: { headers: Record<string, string> }): string | undefined {
  return headers.location?.replace(address, "");
}

/** From the header that every PNG file starts with. */
async function pngSize(request: APIRequestContext, path: string): Promise<[number, number]> {
  const response = await request.get(path);
  expect(response.headers()["content-type"]).toBe("image/png");
  const body = await response.body();
  expect(body.toString("latin1", 1, 4)).toBe("PNG");
  return [body.readUInt32BE(16), body.readUInt32BE(20)];
}

/** The name of the document's root, or what a parser says against it. */
function wellFormed(page: Page, text: string): Promise<string> {
  return page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, "application/xml");
    return parsed.querySelector("parsererror")?.textContent ?? parsed.documentElement.nodeName;
  }, text);
}
