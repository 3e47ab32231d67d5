import { expect, test } from "vitest";
import { descriptions, titles } from "./head-text.ts";
import { page, site } from "./site.fixture.ts";

const kinds = (findings: { kind: string; page: string }[]) =>
  findings.map(({ kind, page }) => `${kind} ${page}`);

test("a page without a title or description is found, and its record mends it", () => {
  const bare = site([page("/about", { titles: [], descriptions: [""] })]);
  expect(titles(bare)).toMatchObject([
    { kind: "title-missing", page: "/about", mend: { in: "record", key: "about" } },
  ]);
  expect(kinds(descriptions(bare))).toEqual(["description-missing /about"]);
});

test("a title said before is found on the page that repeats it", () => {
  const same = { titles: ["One title for two pages"] };
  const found = titles(site([page("/a", same), page("/b", same), page("/c")]));
  expect(found).toMatchObject([{ kind: "title-duplicate", page: "/b" }]);
  expect(found[0]?.what).toContain("/a");
});

test("the further pages of a list may share its description, a hidden page anybody's", () => {
  const same = { descriptions: ["A description that several pages share, word for word"] };
  const hidden = page("/hidden", { ...same, noindex: true });
  expect(descriptions(site([page("/blog", same), page("/blog?page=2", same), hidden]))).toEqual([]);
});

test("width decides what is too long and too short", () => {
  const of = (title: string) => kinds(titles(site([page("/a", { titles: [title] })])));
  expect(of("W".repeat(31))).toEqual(["title-long /a"]);
  expect(of("i".repeat(60))).toEqual([]);
  expect(of("i".repeat(40))).toEqual(["title-short /a"]);
});
