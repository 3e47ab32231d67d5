import { beforeEach, describe, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import {
  dismissMissedPaths,
  listMissedPaths,
  putBackMissedPaths,
  recordTraffic,
} from "#data/missed-paths.ts";
import {
  changeRedirect,
  createRedirect,
  deleteRedirect,
  listRedirects,
  putBackRedirect,
} from "#data/redirects-admin.ts";
import {
  createSeoRecord,
  deleteSeoRecord,
  importSeoRecords,
  listPostsWithSeo,
  listSeoRecords,
  saveSeoRecord,
  slugsWithoutRecord,
} from "#data/seo-pages-admin.ts";
import { createTraffic } from "#server/traffic.ts";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const log = { info() {}, warn() {}, error() {} };
const all = { search: "", ascending: true, page: 1, size: 20 } as const;
const record = {
  title: "Own words",
  description: null,
  keywords: null,
  og_image_url: null,
  page_type: "website" as const,
  canonical_url: null,
  noindex: false,
};

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);
  let admin: Client;

  beforeEach(async () => {
    await backend().db.script(
      "delete from blog_posts; delete from redirects; delete from seo_pages; delete from missed_paths",
    );
    admin = await backend().client("admin");
  });

  describe("SEO records", () => {
    test("an import adds what is missing, says how much, and changes nothing else", async () => {
      await createSeoRecord(admin, "about", { ...record, noindex: true });
      expect(await importSeoRecords(admin, pages)).toBe(pages.length - 1);
      expect(await importSeoRecords(admin, pages)).toBe(0);
      const { rows } = await listSeoRecords(admin, { ...all, sort: "slug" });
      expect(rows.find(({ slug }) => slug === "about")).toMatchObject({
        title: "Own words",
        description: null,
        noindex: true,
      });
      const contact = pages.find(({ slug }) => slug === "contact");
      expect(rows.find(({ slug }) => slug === "contact")).toMatchObject({
        title: contact?.title,
        description: contact?.description,
        page_type: "website",
        noindex: false,
      });
      expect(await slugsWithoutRecord(admin, ["about", "nowhere"])).toEqual(["nowhere"]);
    });

    test("nobody but an administrator imports, saves or deletes", async () => {
      await createSeoRecord(admin, "about", record);
      for (const role of ["anonymous", "member"] as const) {
        const other = await backend().client(role);
        await expect(importSeoRecords(other, pages)).rejects.toMatchObject({ name: "Failure" });
        await expect(saveSeoRecord(other, "about", record)).rejects.toMatchObject({
          name: "Failure",
        });
        await expect(deleteSeoRecord(other, "about")).rejects.toMatchObject({ code: "not_found" });
      }
      const { rows } = await listSeoRecords(admin, { ...all, sort: "slug" });
      expect(rows.map(({ slug }) => slug)).toEqual(["about"]);
    });

    test("a second record for a page is refused; saving over it is not", async () => {
      await createSeoRecord(admin, "about", record);
      await expect(createSeoRecord(admin, "about", record)).rejects.toMatchObject({
        code: "conflict",
      });
      await saveSeoRecord(admin, "about", { ...record, title: "Newer" });
      expect(await deleteSeoRecord(admin, "about")).toMatchObject({ title: "Newer" });
      await expect(deleteSeoRecord(admin, "about")).rejects.toMatchObject({ code: "not_found" });
    });

    test("a search finds words as they are, whatever signs they hold", async () => {
      await createSeoRecord(admin, "a", { ...record, title: '100% "dry", (roofs)' });
      await createSeoRecord(admin, "b", { ...record, title: "1000 roofs" });
      const found = async (search: string) =>
        (await listSeoRecords(admin, { ...all, sort: "slug", search })).rows.map((row) => row.slug);
      expect(await found("100%")).toEqual(["a"]);
      expect(await found('"dry", (')).toEqual(["a"]);
      expect(await found("ROOFS")).toEqual(["a", "b"]);
      expect(await found("_")).toEqual([]);
    });

    test("every post is listed with its record, and found by either's words", async () => {
      for (const slug of ["one", "two", "three"]) await post(slug, `The ${slug} post`);
      await createSeoRecord(admin, "blog/two", { ...record, title: "Better words" });
      await createSeoRecord(admin, "about", { ...record, title: "Better page" });
      const found = async (search: string) => {
        const { rows } = await listPostsWithSeo(admin, { ...all, sort: "slug", search });
        return rows.map(({ post, record }) => [post.slug, record?.title ?? post.title]);
      };
      expect(await found("")).toEqual([
        ["one", "The one post"],
        ["three", "The three post"],
        ["two", "Better words"],
      ]);
      expect(await found("better")).toEqual([["two", "Better words"]]);
      expect(await found("three")).toEqual([["three", "The three post"]]);
      const { rows } = await listSeoRecords(admin, { ...all, sort: "slug" });
      expect(rows.map(({ slug }) => slug)).toEqual(["about"]);
    });

    test("a long list comes in pages", async () => {
      for (const slug of ["a", "b", "c"]) await createSeoRecord(admin, slug, record);
      const first = await listSeoRecords(admin, { ...all, sort: "slug", size: 2 });
      expect([first.rows.length, first.more]).toEqual([2, true]);
      const second = await listSeoRecords(admin, { ...all, sort: "slug", size: 2, page: 2 });
      expect([second.rows.map(({ slug }) => slug), second.more]).toEqual([["c"], false]);
    });
  });

  describe("redirects", () => {
    const to = (from_path: string, to_path: string) => ({ from_path, to_path, status: 301 });

    test("a chain is stored as one hop, and the owner can be told", async () => {
      await createRedirect(admin, to("/b", "/c"));
      const collapsed = await createRedirect(admin, to("/a", "/b"));
      expect(collapsed).toMatchObject({ redirect: { to_path: "/c" }, shortened: 0 });
      const moved = await createRedirect(admin, to("/c", "/d"));
      expect(moved.shortened).toBe(2);
      expect(await stored()).toEqual({ "/a": "/d", "/b": "/d", "/c": "/d" });
    });

    test("a circle is refused, also one that hides behind a query or a fragment", async () => {
      await createRedirect(admin, to("/a", "/b?x=1"));
      await expect(createRedirect(admin, to("/b", "/a#top"))).rejects.toMatchObject({
        code: "invalid",
      });
      await createRedirect(admin, to("/b", "/c"));
      expect(await stored()).toEqual({ "/a": "/c?x=1", "/b": "/c" });
      await expect(changeRedirect(admin, "/b", to("/c", "/a"))).rejects.toMatchObject({
        code: "invalid",
      });
    });

    test("a path is redirected once", async () => {
      await createRedirect(admin, to("/a", "/b"));
      await expect(createRedirect(admin, to("/a", "/c"))).rejects.toMatchObject({
        code: "conflict",
      });
      await expect(changeRedirect(admin, "/nowhere", to("/x", "/y"))).rejects.toMatchObject({
        code: "not_found",
      });
    });

    test("an automatic one that the owner changes is the owner's", async () => {
      await post("old", "Title");
      await backend().db.query("update blog_posts set slug = 'new' where slug = 'old'");
      const page = { ...all, source: "slug", sort: "from_path" } as const;
      expect((await listRedirects(admin, page)).rows).toHaveLength(1);
      await changeRedirect(admin, "/blog/old", to("/blog/old", "/contact"));
      expect((await listRedirects(admin, page)).rows).toEqual([]);
    });

    test("a deleted one comes back with its hits and its date", async () => {
      await createRedirect(admin, to("/a", "/b"));
      await recordTraffic(await backend().client("service"), { "/a": 7 }, []);
      const deleted = await deleteRedirect(admin, "/a");
      expect(deleted.hits).toBe(7);
      await putBackRedirect(admin, deleted);
      expect(await deleteRedirect(admin, "/a")).toEqual(deleted);
    });

    async function stored() {
      const { rows } = await listRedirects(admin, { ...all, source: "", sort: "from_path" });
      return Object.fromEntries(rows.map(({ from_path, to_path }) => [from_path, to_path]));
    }
  });

  describe("visits", () => {
    test("a flood of 5,000 paths leaves the latest 500, and counts what repeats", async () => {
      let clock = Date.now();
      const now = () => clock++;
      const traffic = createTraffic({ db: await backend().client("service"), log, now });
      await createRedirect(admin, { from_path: "/old", to_path: "/", status: 301 });
      for (let n = 0; n < 5_000; n++) {
        traffic.missed(`/flood/${n}`);
        traffic.redirected("/old");
        traffic.redirected(`/unknown/${n}`);
        if (n % 700 === 699) await traffic.flush();
      }
      traffic.missed("/flood/4999");
      await traffic.flush();
      const [kept] = await backend().db.query(
        `select count(*)::int as paths, min(substr(path, 8)::int) as oldest, max(hits) as most
         from missed_paths`,
      );
      expect(kept).toEqual({ paths: 500, oldest: 4500, most: 2 });
      const [redirect] = await backend().db.query("select hits from redirects");
      expect(redirect).toEqual({ hits: 5_000 });
    });

    test("one row the table refuses does not hold up the others", async () => {
      const at = new Date().toISOString();
      const seen = { hits: 1, first_seen: at, last_seen: at };
      const rows = ["/a b", "no-slash", `/${"a".repeat(300)}`, "/fine"];
      await recordTraffic(
        await backend().client("service"),
        {},
        rows.map((path) => ({ path, ...seen })),
      );
      expect(await missed()).toEqual(["/fine"]);
    });

    test("only the server counts", async () => {
      for (const role of ["anonymous", "member", "admin"] as const) {
        const other = await backend().client(role);
        await expect(recordTraffic(other, { "/a": 1 }, [])).rejects.toMatchObject({
          code: "unavailable",
        });
      }
    });

    test("a path leaves the list when it is redirected", async () => {
      await miss("/gone", "/other");
      await createRedirect(admin, { from_path: "/gone", to_path: "/", status: 301 });
      expect(await missed()).toEqual(["/other"]);
    });

    test("a dismissal can be taken back, by an administrator only", async () => {
      await miss("/a", "/b");
      const one = await dismissMissedPaths(admin, "/a");
      expect(await missed()).toEqual(["/b"]);
      const member = await backend().client("member");
      await expect(putBackMissedPaths(member, one)).rejects.toMatchObject({ name: "Failure" });
      expect(await dismissMissedPaths(member, "all")).toEqual([]);
      await putBackMissedPaths(admin, one);
      expect(await missed()).toEqual(["/a", "/b"]);
      expect(await dismissMissedPaths(admin, "all")).toHaveLength(2);
      expect(await missed()).toEqual([]);
    });

    async function miss(...paths: string[]) {
      const traffic = createTraffic({ db: await backend().client("service"), log });
      for (const path of paths) traffic.missed(path);
      await traffic.flush();
    }

    async function missed() {
      const { rows } = await listMissedPaths(admin, { ...all, sort: "path" });
      return rows.map(({ path }) => path);
    }
  });

  async function post(slug: string, title: string) {
    await backend().db.query(
      "insert into blog_posts (slug, title, published, published_at) values ($1, $2, true, now())",
      [slug, title],
    );
  }
});
