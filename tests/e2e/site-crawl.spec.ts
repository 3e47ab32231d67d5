import type { APIRequestContext, Page } from "@playwright/test";
import { brokenAnchors, crawl } from "../support/crawl.ts";
import { address } from "../support/site.ts";
import { expect, readingTest as test } from "../support/site-test.ts";
import { specifiedPages } from "../support/specified-pages.ts";

test.describe.configure({ mode: "default" });

test("from the home page every page is reached and nothing it leads to is broken", async ({
  request,
  demoSite,
}) => {
  const pages = await crawl(request, demoSite.address);
  const found = [...pages.values()];
  expect([...pages.keys()]).toEqual(expect.arrayContaining(specifiedPages.map(({ path }) => path)));
  expect([...pages].filter(([, { status }]) => status !== 200)).toEqual([]);
  expect(brokenAnchors(pages)).toEqual([]);

  const files = [...new Set(found.flatMap(({ files }) => files))];
  expect(files.length).toBeGreaterThan(100);
  const answers = await Promise.all(
    files.map(async (file) => ({ file, ...(await head(request, file)) })),
  );
  const isFile = ({ status, headers }: (typeof answers)[number]) =>
    status === 200 && !headers["content-type"]?.startsWith("text/html");
  expect(answers.filter((answer) => !isFile(answer))).toEqual([]);

  const outside = found.flatMap((page) => page.outside);
  const whole = /^(https:\/\/[\w.-]+\.\w+|mailto:\S+@\S+|tel:\+\d+)/;
  expect(outside.length).toBeGreaterThan(20);
  expect(outside.filter(({ href }) => !whole.test(href))).toEqual([]);
  // What opens a new tab keeps ours to itself.
  const newTabs = outside.filter(({ tag }) => tag.includes('target="_blank"'));
  expect(newTabs.filter(({ tag }) => !/rel="[^"]*noopener/.test(tag))).toEqual([]);
});

for (const [from, status, to] of [
  ["/auth", 301, "/admin/auth"],
  ["/no-such-page", 302, "/"],
  ["/services/no-such-service", 302, "/"],
  ["/services/", 301, "/services"],
  ["/blog/?page=1", 301, "/blog?page=1"],
  ["//another.example/", 301, "/another.example"],
] as const) {
  test(`${from} leads to ${to}`, async ({ request, demoSite }) => {
    const answer = await head(request, demoSite.address + from);
    expect([answer.status, target(answer)]).toEqual([status, to]);
  });
}

test("a stored redirect wins over the way home, until it is taken away", async ({
  request,
  owner,
}) => {
  // Written on the shared site, at an address that is nobody else's.
  const from = `/old-flyer-${crypto.randomUUID()}`;
  await owner.from("redirects").insert({ from_path: from, to_path: "/contact" }).throwOnError();
  const stored = await head(request, `${address + from}?from=van`);
  await owner.from("redirects").delete().eq("from_path", from).throwOnError();
  const home = await head(request, address + from);
  expect([stored.status, target(stored)]).toEqual([301, "/contact?from=van"]);
  expect([home.status, target(home)]).toEqual([302, "/"]);
});

test("the sitemap lists exactly the pages that can be reached", async ({
  page,
  request,
  demoSite,
}) => {
  const { type, text } = await read(request, "/sitemap.xml");
  expect(type).toBe("application/xml");
  expect(await wellFormed(page, text)).toBe("urlset");
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? "");
  const reached = [...(await crawl(request, demoSite.address))].filter(
    ([, { type }]) => type === "text/html",
  );
  expect(listed.toSorted()).toEqual(reached.map(([path]) => demoSite.address + path).toSorted());
  for (const loc of listed) {
    const { status, text } = await read(request, loc);
    expect([loc, status]).toEqual([loc, 200]);
    expect(text).toContain(`<link rel="canonical" href="${loc}"/>`);
    expect(text).not.toContain('name="robots"');
  }
});

test("robots may read all but the admin area, and are told of the sitemap", async ({
  request,
  demoSite,
}) => {
  const { type, text } = await read(request, "/robots.txt");
  expect(type).toBe("text/plain");
  const lines = text.split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain("Disallow: /admin");
  expect(lines).toContain(`Sitemap: ${demoSite.address}/sitemap.xml`);
  expect(lines).not.toContain("Disallow: /");
});

test("the feed is well-formed, names absolute addresses and carries the newest article", async ({
  page,
  request,
  demoSite,
}) => {
  const { type, text } = await read(request, "/blog/rss.xml");
  expect(type).toBe("application/rss+xml");
  expect(await wellFormed(page, text)).toBe("rss");
  expect(text).toContain(`<link>${demoSite.address}/blog/missed-calls-cost-jobs</link>`);
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

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return {
    status: response.status(),
    type: response.headers()["content-type"]?.split(";")[0],
    text: await response.text(),
  };
}

async function head(request: APIRequestContext, url: string) {
  const response = await request.head(url, { maxRedirects: 0 });
  return { status: response.status(), headers: response.headers() };
}

function target({ headers }: { headers: Record<string, string> }): string | undefined {
  return headers.location;
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
