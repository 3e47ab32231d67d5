import { expect, test } from "vitest";
import { listMeta } from "./list-meta.ts";

const context = {
  seo: {
    slug: "blog",
    title: "Advice",
    description: null,
    keywords: null,
    og_image_url: null,
    page_type: "website",
    canonical_url: "https://elsewhere.example/blog",
    noindex: false,
  },
  url: { origin: "https://site.example", path: "/blog" },
};

function head(page: number, { older = false, empty = false } = {}) {
  const tags = listMeta(context, { page, older, empty });
  const link = (rel: string) => tags.find((tag) => "rel" in tag && tag.rel === rel);
  return { tags, link };
}

test("the first page is spoken for by its stored record", () => {
  const { tags, link } = head(1, { older: true });
  expect(tags).toContainEqual({ title: "Advice | Second Fix" });
  expect(link("canonical")).toMatchObject({ href: "https://elsewhere.example/blog" });
  expect(link("next")).toMatchObject({ href: "https://site.example/blog?page=2" });
  expect(link("prev")).toBeUndefined();
});

test("a later page has its own address, number and neighbours", () => {
  const { tags, link } = head(2);
  expect(tags).toContainEqual({ title: "Advice, page 2 | Second Fix" });
  expect(link("canonical")).toMatchObject({ href: "https://site.example/blog?page=2" });
  expect(link("prev")).toMatchObject({ href: "https://site.example/blog" });
  expect(link("next")).toBeUndefined();
});

test("a page beyond the last is kept out of search engines, an empty blog is not", () => {
  const noindex = { name: "robots", content: "noindex" };
  expect(head(9, { empty: true }).tags).toContainEqual(noindex);
  expect(head(1, { empty: true }).tags).not.toContainEqual(noindex);
});
