import { describe, expect, test } from "vitest";
import { links, orphans, redirects } from "./links.ts";
import { link, page, site } from "./site.fixture.ts";
import type { Answer } from "./site-facts.ts";

const missing: Answer = { kind: "missing" };
const to = (path: string): Answer => ({ kind: "redirect", to: path });

describe("a link", () => {
  test("to nothing is found once a page, with its words", () => {
    const from = page("/blog/a", { links: [link("/gone"), link("/gone"), link("/")] });
    expect(links(site([page("/"), from], { answers: { "/gone": missing } }))).toMatchObject([
      { kind: "link-broken", page: "/blog/a", where: "Words", mend: { in: "post", key: "a" } },
    ]);
  });

  test("to nothing on a fixed page is mended by a redirect", () => {
    const from = page("/about", { links: [link("/caf%C3%A9?x=1")] });
    const [found] = links(site([from], { answers: { "/caf%C3%A9?x=1": missing } }));
    expect(found?.mend).toEqual({ in: "new-redirect", key: "/café" });
  });

  test("in the header is found once, not on every page", () => {
    const nav = { links: [link("/gone", { shared: true })] };
    const found = links(
      site([page("/a", nav), page("/b", nav)], { answers: { "/gone": missing } }),
    );
    expect(found.map(({ page }) => page)).toEqual(["/a"]);
  });

  test("to a place that is not on the page is found", () => {
    const target = page("/about", { ids: new Set(["team"]) });
    const anchors = ["team", "nowhere", "top", ":~:text=roof", ""];
    const from = page("/", { links: anchors.map((anchor) => link("/about", { anchor })) });
    expect(links(site([from, target])).map(({ what }) => what)).toEqual([
      "A link leads to #nowhere on /about, and there is no such place.",
    ]);
  });

  test("by a detour, or to where robots may not go, is found", () => {
    const from = page("/", { links: [link("/old"), link("/admin")] });
    const found = links(
      site([from], {
        answers: { "/old": to("/new") },
        disallowed: (path) => path === "/admin",
      }),
    );
    expect(found.map(({ kind }) => kind)).toEqual(["link-redirected", "robots-linked"]);
  });
});

describe("a redirect", () => {
  const findings = (answers: Record<string, Answer>) =>
    redirects(site([page("/new")], { redirects: ["/old"], answers }));

  test("to a page is right, and so is one that a page stands before", () => {
    expect(findings({ "/old": to("/new#part") })).toEqual([]);
    expect(findings({ "/old": { kind: "page" } })).toEqual([]);
  });

  test("to nothing, and to another redirect, is found", () => {
    expect(findings({ "/old": to("/gone"), "/gone": missing })).toMatchObject([
      { kind: "redirect-dead", page: "/old", mend: { in: "redirect", key: "/old" } },
    ]);
    expect(findings({ "/old": to("/new/"), "/new/": to("/new") })).toMatchObject([
      { kind: "redirect-chain", where: "/old → /new/ → /new" },
    ]);
  });

  test("in a circle comes to an end", () => {
    expect(findings({ "/old": to("/b"), "/b": to("/old") })).toMatchObject([
      { kind: "redirect-chain", where: "/old → /b → /old" },
    ]);
  });
});

describe("a page of the sitemap", () => {
  const pages = [
    page("/", { links: [link("/a")] }),
    page("/a"),
    page("/b", { links: [link("/b")] }),
  ];

  test("is an orphan when only it links to itself", () => {
    const found = orphans(site(pages, { sitemap: ["/a", "/b"] }));
    expect(found).toMatchObject([{ kind: "orphan", page: "/b" }]);
  });

  test("is none as long as not every page was seen", () => {
    expect(orphans(site(pages, { sitemap: ["/b"], complete: false }))).toEqual([]);
  });
});
