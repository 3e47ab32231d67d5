import { expect, test } from "vitest";
import { canonicals, sitemapConflicts, socialImages } from "./indexing.ts";
import { origin, page, site } from "./site.fixture.ts";

test.each([
  ["none", [], "canonical-missing"],
  ["its own", [`${origin}/a`], undefined],
  ["two", [`${origin}/a`, `${origin}/b`], "canonical-several"],
  ["another page's", [`${origin}/b`], "canonical-elsewhere"],
  ["another site's", ["https://other.example/a"], "canonical-elsewhere"],
  ["that of nothing", [`${origin}/gone`], "canonical-broken"],
])("a page whose canonical address is %s", (_what, given, kind) => {
  const pages = [page("/a", { canonicals: given }), page("/b")];
  const answers = { "/gone": { kind: "missing" } } as const;
  const found = canonicals(site(pages, { sitemap: ["/a", "/b"], answers }));
  expect(found.map((finding) => finding.kind)).toEqual(kind ? [kind] : []);
});

test("a variant that is not in the sitemap may name its main page", () => {
  const variant = page("/a?sort=new", { canonicals: [`${origin}/a`] });
  expect(canonicals(site([page("/a"), variant], { sitemap: ["/a"] }))).toEqual([]);
});

test("what the sitemap lists must be a page that search engines may read and list", () => {
  const found = sitemapConflicts(
    site([page("/fine"), page("/hidden", { noindex: true })], {
      sitemap: ["/fine", "/hidden", "/closed", "/moved", "/gone"],
      disallowed: (path) => path === "/closed",
      answers: { "/moved": { kind: "redirect", to: "/fine" }, "/gone": { kind: "missing" } },
    }),
  );
  expect(found.map(({ kind, page }) => `${kind} ${page}`)).toEqual([
    "robots-noindex /hidden",
    "robots-disallowed /closed",
    "sitemap-broken /moved",
    "sitemap-broken /gone",
  ]);
});

test("the social image must be there and be a picture; another site's is taken on trust", () => {
  const pages = [
    page("/none", { socialImages: [] }),
    page("/gone", { socialImages: [`${origin}/gone.png`] }),
    page("/page", { socialImages: [`${origin}/none`] }),
    page("/elsewhere", { socialImages: ["https://other.example/a.png"] }),
    page("/hidden", { socialImages: [], noindex: true }),
  ];
  const found = socialImages(site(pages, { answers: { "/gone.png": { kind: "missing" } } }));
  expect(found.map(({ kind, page }) => `${kind} ${page}`)).toEqual([
    "social-missing /none",
    "social-broken /gone",
    "social-broken /page",
  ]);
});
