import { expect, test } from "vitest";
import { crawlSite, type Visit } from "./crawl-site.ts";

const origin = "https://site.example";
const limits = { longestRestMs: 0 };

/** A site of pages by their path; a text is a page, null an unknown path. */
function visits(pages: Record<string, string | Response | null>) {
  const asked: string[] = [];
  const visit: Visit = async (url) => {
    const path = url.slice(origin.length);
    asked.push(path);
    const answer = pages[path];
    if (answer === undefined) return { response: new Response("", { status: 404 }), unknown: true };
    if (answer === null) return { response: redirect("/"), unknown: true };
    const response = answer instanceof Response ? answer : html(answer);
    return { response, unknown: false };
  };
  return { asked, visit };
}

const html = (body: string) => new Response(body, { headers: { "content-type": "text/html" } });
const text = (body: string) => new Response(body, { headers: { "content-type": "text/plain" } });
const redirect = (to: string) => new Response("", { status: 302, headers: { location: to } });
const sitemap = (...locs: string[]) =>
  text(`<urlset>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join("")}</urlset>`);

test("every page the sitemap names or a page leads to is visited once, forbidden ones never", async () => {
  const { asked, visit } = visits({
    "/robots.txt": text("User-agent: *\nDisallow: /admin"),
    "/sitemap.xml": sitemap(`${origin}/`, `${origin}/a?b=1&#38;c=2`, "https://other.example/x"),
    "/": '<a href="/linked">x</a><a href="/admin">x</a><a href="/file">x</a>',
    "/a?b=1&c=2": '<a href="/">x</a>',
    "/linked": '<a href="/">x</a><a href="/moved">x</a><a href="/dead">x</a>',
    "/file": text("words"),
    "/moved": redirect("/moved-to"),
    "/moved-to": "",
    "/dead": null,
    "/old": redirect("/"),
    "/broken": new Response("", { status: 500 }),
  });
  const site = await crawlSite({ origin, visit, redirects: ["/old", "/broken"], limits });
  expect(asked.filter((path) => !/robots|sitemap/.test(path)).toSorted()).toEqual([
    "/",
    "/a?b=1&c=2",
    "/broken",
    "/dead",
    "/file",
    "/linked",
    "/moved",
    "/moved-to",
    "/old",
  ]);
  expect(site.sitemap).toEqual(["/", "/a?b=1&c=2"]);
  expect(Object.fromEntries(site.answers)).toEqual({
    "/": { kind: "page" },
    "/a?b=1&c=2": { kind: "page" },
    "/linked": { kind: "page" },
    "/moved-to": { kind: "page" },
    "/file": { kind: "file", type: "text/plain" },
    "/moved": { kind: "redirect", to: "/moved-to" },
    "/old": { kind: "redirect", to: "/" },
    "/dead": { kind: "missing" },
    "/broken": { kind: "failed", status: 500 },
  });
  expect(site.complete).toBe(true);
});

test("a sitemap in parts is put together", async () => {
  const index = `<sitemapindex><sitemap><loc>${origin}/1.xml</loc></sitemap><sitemap><loc>${origin}/2.xml</loc></sitemap></sitemapindex>`;
  const { visit } = visits({
    "/sitemap.xml": text(index),
    "/1.xml": sitemap(`${origin}/a`),
    "/2.xml": sitemap(`${origin}/b`),
  });
  const site = await crawlSite({ origin, visit, redirects: [], limits });
  expect(site.sitemap).toEqual(["/a", "/b"]);
});

test("a site without end is left at the limit, and the report says so", async () => {
  let last = 0;
  const visit: Visit = async () => ({
    response: html(`<a href="/page-${last++}">x</a>`),
    unknown: false,
  });
  const endless = { origin, visit, redirects: [], limits: { ...limits, addresses: 20 } };
  const site = await crawlSite(endless);
  expect([site.complete, site.pages.length]).toEqual([false, 20]);
});

test("an address that never answers does not hold up the others", async () => {
  const { visit } = visits({ "/": '<a href="/silent">x</a><a href="/after">x</a>', "/after": "" });
  const site = await crawlSite({
    origin,
    visit: (url) => (url.endsWith("/silent") ? new Promise(() => {}) : visit(url)),
    redirects: [],
    limits: { ...limits, answerMs: 5 },
  });
  expect(site.answers.get("/silent")).toEqual({ kind: "failed", status: 0 });
  expect(site.answers.get("/after")).toEqual({ kind: "page" });
});

test("a crawl that is stopped ends", async () => {
  const { visit } = visits({ "/": "" });
  const stopped = AbortSignal.abort(new Error("stopped"));
  await expect(
    crawlSite({ origin, visit, redirects: [], limits, signal: stopped }),
  ).rejects.toThrow("stopped");
});
