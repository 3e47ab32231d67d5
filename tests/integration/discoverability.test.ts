import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pages, wordsChanged } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { SITEMAP_PART } from "#data/sitemap-posts.ts";
import { checkedSite, origin } from "../support/checked-site.ts";
import { rssSchema, schemaProblems, sitemapSchema } from "../support/document-schemas.ts";
import { sizes } from "../support/prepared-site.ts";
import { schemaOrgProblems } from "../support/schema-org.ts";
import { useTestBackend } from "../support/test-backend.ts";
import { type XmlElement, xmlTree } from "../support/xml-tree.ts";

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { seed: "demo", from: "empty" });
  let get: (path: string) => Promise<Response>;

  beforeAll(async () => {
    const { visit } = await checkedSite(backend());
    get = async (path) => (await visit(new URL(path, origin).href)).response;
  });

  const read = async (path: string) => (await get(path)).text();
  const query = (sql: string) => backend().db.query(sql);

  describe("as it comes", () => {
    test("the sitemap is valid, and every address in it has a date that is not the moment of asking", async () => {
      const before = Date.now();
      const tree = xmlTree(await read("/sitemap.xml"));
      expect(schemaProblems(tree, sitemapSchema)).toEqual([]);
      const entries = tree.children.map(entry);
      expect(entries.length).toBeGreaterThan(pages.length);
      for (const { loc, lastmod } of entries) {
        expect(Date.parse(lastmod ?? ""), loc).toBeLessThan(before);
      }
    });

    test("the sitemap names the pictures of the work and of each article", async () => {
      const entries = xmlTree(await read("/sitemap.xml")).children.map(entry);
      const images = (path: string) => entries.find(({ loc }) => loc === origin + path)?.images;
      expect(images("/portfolio")).toHaveLength(8);
      expect(images("/blog/missed-calls-cost-jobs")).toEqual([
        `${origin}/pictures/blog/missed-calls-cost-jobs-1280.webp`,
      ]);
      expect(images("/about")).toEqual([]);
    });

    test("the feed is valid and carries whole articles with whole addresses", async () => {
      const tree = xmlTree(await read("/blog/rss.xml"));
      expect(schemaProblems(tree, rssSchema)).toEqual([]);
      const items = tree.children[0]?.children.filter(({ name }) => name === "item") ?? [];
      expect(items).toHaveLength(8);
      for (const item of items) {
        const body = item.children.find(({ name }) => name.endsWith("}encoded"))?.text ?? "";
        expect(body.length).toBeGreaterThan(1000);
        expect(body).not.toMatch(/\s(?:href|src)="(?!https?:|mailto:|tel:)/);
      }
    });

    test("what every page says of itself is understood by schema.org", async () => {
      const listed = xmlTree(await read("/sitemap.xml")).children.map((url) => entry(url).loc);
      let things = 0;
      for (const loc of listed) {
        const html = await read(loc);
        const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
        for (const [, json = ""] of blocks) {
          expect(schemaOrgProblems(JSON.parse(json)), loc).toEqual([]);
          things++;
        }
      }
      expect(things).toBeGreaterThan(listed.length);
    });

    test("llms.txt tells what the site is, with its services, newest articles and how to get in touch", async () => {
      const response = await get("/llms.txt");
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      const text = await response.text();
      expect(text.startsWith(`# ${site.name}\n\n> ${site.promise}\n`)).toBe(true);
      expect(text).toContain(`- [Web Design](${origin}/services/web-design): Websites for trades`);
      expect(text).toContain(
        `- [What a missed call really costs](${origin}/blog/missed-calls-cost-jobs): `,
      );
      expect(text).toContain(site.email);
      for (const [, target = ""] of text.matchAll(/\]\(([^)]*)\)/g))
        expect((await get(target)).status, target).toBe(200);
    });
  });

  describe("with rows of its own", () => {
    beforeEach(() => query("delete from blog_posts").then(() => query("delete from seo_pages")));

    const post = (slug: string) =>
      query(`insert into blog_posts (slug, title, published, published_at)
             values ('${slug}', 'A title', true, '2026-01-05T08:00:00Z')`);

    test("a post's date is its own change, or its record's when that is later", async () => {
      await post("dated");
      await query("alter table blog_posts disable trigger stamp_post");
      await query("update blog_posts set updated_at = '2026-02-01T08:00:00Z'");
      await query("alter table blog_posts enable trigger stamp_post");
      expect(await lastmod("/blog/dated")).toBe("2026-02-01T08:00:00.000Z");
      await query(
        "insert into seo_pages (slug, title, updated_at) values ('blog/dated', 'T', '2026-03-01T08:00:00Z')",
      );
      expect(await lastmod("/blog/dated")).toBe("2026-03-01T08:00:00.000Z");
    });

    test("a fixed page's date moves with its record, and with the rows it shows", async () => {
      const future = "2031-01-01T00:00:00.000Z";
      const before = await lastmod("/about");
      await query(`insert into seo_pages (slug, updated_at) values ('about', '${future}')`);
      expect(before).toBe(new Date(wordsChanged).toISOString());
      expect(await lastmod("/about")).toBe(future);
      await query("alter table portfolio_items disable trigger user");
      await query(`update portfolio_items set updated_at = '${future}'`);
      await query("alter table portfolio_items enable trigger user");
      expect(await lastmod("/portfolio")).toBe(future);
      expect(await lastmod("/contact")).toBe(before);
    });

    test("what is hidden, or listed elsewhere, is in neither the sitemap nor llms.txt", async () => {
      for (const slug of ["seen", "hidden", "elsewhere"]) await post(slug);
      await query(`insert into seo_pages (slug, noindex, canonical_url) values
        ('blog/hidden', true, null), ('contact', true, null),
        ('blog/elsewhere', false, 'https://other.example/x'), ('blog/seen', false, '/blog/seen')`);
      const listed = xmlTree(await read("/sitemap.xml")).children.map((url) => entry(url).loc);
      expect(listed.filter((loc) => loc.includes("/blog/"))).toEqual([`${origin}/blog/seen`]);
      expect(listed).not.toContain(`${origin}/contact`);
      const overview = await read("/llms.txt");
      expect(overview).toContain("/blog/seen");
      expect(overview).not.toContain("/blog/hidden");
    });

    test("words that would break a document do not", async () => {
      const nasty = "]]> & <b> [x](y) `code` \u0007 \u{1F6E0} \u05D0";
      await query(`insert into blog_posts (slug, title, excerpt, content, author, published)
        values ('nasty', '${nasty}', '${nasty} ${"long ".repeat(90)}', '<p>${nasty}</p>', '${nasty}', true)`);
      expect(schemaProblems(xmlTree(await read("/blog/rss.xml")), rssSchema)).toEqual([]);
      expect(schemaProblems(xmlTree(await read("/sitemap.xml")), sitemapSchema)).toEqual([]);
      const line = (await read("/llms.txt")).split("\n").find((text) => text.includes("nasty"));
      expect(line).toContain("\\]\\]\\> & \\<b\\> \\[x\\](y) \\`code\\` \u{1F6E0}");
      expect(line?.endsWith("…")).toBe(true);
    });

    test("many posts are split into parts that together name each of them once", async () => {
      const count = SITEMAP_PART * 2 + 7;
      await query(`insert into blog_posts (slug, title, published)
        select 'many-' || n, 'Many', true from generate_series(1, ${count}) n`);
      const index = xmlTree(await read("/sitemap.xml"));
      expect(schemaProblems(index, sitemapSchema)).toEqual([]);
      const parts = index.children.map((part) => entry(part).loc);
      expect(parts).toHaveLength(4);
      const listed: string[] = [];
      for (const part of parts) {
        const tree = xmlTree(await read(part));
        expect(schemaProblems(tree, sitemapSchema)).toEqual([]);
        expect(tree.children.length).toBeLessThanOrEqual(SITEMAP_PART);
        listed.push(...tree.children.map((url) => entry(url).loc));
      }
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed).toHaveLength(count + pages.length);
      for (const part of ["", "x", "pages2", "ffffffff-ffff-ffff-ffff-ffffffffffff", "'--"])
        expect((await get(`/sitemap.xml?part=${part}`)).status, part).toBe(404);
    });

    describe("social images", () => {
      const imageOf = async (path: string) =>
        /<meta property="og:image" content="([^"]*)"/.exec(await read(path))?.[1] ?? "";

      test("a page without a picture of its own gets one drawn from its title, kept for good", async () => {
        const address = await imageOf("/about");
        expect(address).toMatch(`${origin}/og/about-`);
        const response = await get(address);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("image/png");
        expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        const { width, height } = await sharp(await response.arrayBuffer()).metadata();
        expect([width, height]).toEqual([1200, 630]);
      });

      test("a changed title has a new picture, and the old address is gone", async () => {
        await post("drawn");
        const first = await imageOf("/blog/drawn");
        await query("update blog_posts set title = 'Another title' where slug = 'drawn'");
        const second = await imageOf("/blog/drawn");
        expect(second).not.toBe(first);
        expect((await get(first)).status).toBe(404);
        const drawn = await (await get(second)).arrayBuffer();
        await query("insert into seo_pages (slug, title) values ('blog/drawn', 'From the record')");
        const third = await imageOf("/blog/drawn");
        expect((await get(second)).status).toBe(404);
        const redrawn = await (await get(third)).arrayBuffer();
        expect(Buffer.from(redrawn).equals(Buffer.from(drawn))).toBe(false);
      });

      test("the owner's choice comes first, and a title we cannot set has the site's own picture", async () => {
        await post("chosen");
        await query(
          "insert into seo_pages (slug, og_image_url) values ('blog/chosen', '/pictures/own.webp')",
        );
        expect(await imageOf("/blog/chosen")).toBe(`${origin}/pictures/own.webp`);
        await query("insert into seo_pages (slug, title) values ('about', 'من نحن')");
        expect(await imageOf("/about")).toBe(`${origin}/og-image.png`);
        expect(await imageOf("/")).toBe(`${origin}/og-image.png`);
      });

      test("nothing is drawn for an address no page names, nor for a post nobody may read", async () => {
        await post("draft");
        const address = await imageOf("/blog/draft");
        await query("update blog_posts set published = false where slug = 'draft'");
        for (const asked of [
          address,
          "/og/about-0123456789abcdef.png",
          "/og/nowhere-0123456789abcdef.png",
          "/og/home-0123456789abcdef.png",
          "/og/blog/%2e%2e-0123456789abcdef.png",
          `/og/${"x".repeat(3000)}-0123456789abcdef.png`,
          "/og/about.png",
          "/og",
        ]) {
          const { status, headers } = await get(asked);
          expect([asked.slice(0, 60), status]).toEqual([asked.slice(0, 60), 404]);
          expect(headers.get("cache-control")).toBe("no-store");
        }
      });
    });

    test("rules for crawlers are in the next robots.txt, unless they would close the site", async () => {
      const set = (value: string) =>
        query(`insert into public_settings (name, value) values ('robots', '${value}')
               on conflict (name) do update set value = excluded.value`);
      await set("Disallow: /drafts");
      expect(await read("/robots.txt")).toContain("Disallow: /auth\nDisallow: /drafts\n");
      await set("Disallow: /");
      expect(await read("/robots.txt")).not.toContain("Disallow: /\n");
      expect(await read("/robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
    });

    test("a document keeps its ETag until something in it changes", async () => {
      await post("kept");
      const first = await get("/sitemap.xml");
      expect(first.headers.get("cache-control")).toBe("no-cache");
      expect(Date.parse(first.headers.get("last-modified") ?? "")).toBeGreaterThan(0);
      const again = (await get("/sitemap.xml")).headers.get("etag");
      expect(again).toBe(first.headers.get("etag"));
      await post("another");
      expect((await get("/sitemap.xml")).headers.get("etag")).not.toBe(again);
    });

    async function lastmod(path: string) {
      const entries = xmlTree(await read("/sitemap.xml")).children.map(entry);
      return entries.find(({ loc }) => loc === origin + path)?.lastmod;
    }
  });
});

function entry(url: XmlElement) {
  const texts = (name: string) =>
    url.children.filter((child) => child.name.endsWith(`}${name}`)).map(({ text }) => text);
  const images = url.children.filter(({ name }) => name.endsWith("}image"));
  return {
    loc: texts("loc")[0] ?? "",
    lastmod: texts("lastmod")[0],
    images: images.map((image) => image.children[0]?.text),
  };
}
