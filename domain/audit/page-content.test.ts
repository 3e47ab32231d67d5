import { expect, test } from "vitest";
import {
  brokenPictures,
  failures,
  headings,
  PAGE_BUDGET,
  pictures,
  weight,
} from "./page-content.ts";
import { page, site } from "./site.fixture.ts";

const levels = (...found: number[]) => ({
  headings: found.map((level, i) => ({ level, text: `Heading ${i}` })),
});
const headingKinds = (...found: number[]) =>
  headings(site([page("/a", levels(...found))])).map(({ kind }) => kind);

test("a page has one main heading", () => {
  expect(headingKinds(1, 2, 2)).toEqual([]);
  expect(headingKinds(2, 3)).toEqual(["heading-none"]);
  expect(headingKinds(1, 1)).toEqual(["heading-several"]);
});

test("a heading may be one level below the last, or any number above", () => {
  expect(headingKinds(1, 2, 3, 4, 2)).toEqual([]);
  expect(headingKinds(1, 3, 2, 4)).toEqual(["heading-skipped", "heading-skipped"]);
  expect(headings(site([page("/a", levels(1, 3))]))[0]?.where).toBe("Heading 1");
});

test("a picture needs words; only outside an article they may be empty on purpose", () => {
  const found = pictures(
    site([
      page("/blog/a", {
        pictures: [
          { src: "/none.png", alt: null, inArticle: false },
          { src: "/decoration.png", alt: "", inArticle: false },
          { src: "/empty.png", alt: " ", inArticle: true },
          { src: "/good.png", alt: "A roof", inArticle: true },
        ],
      }),
    ]),
  );
  expect(found.map(({ where }) => where)).toEqual(["/none.png", "/empty.png"]);
  expect(found[0]?.mend).toEqual({ in: "post", key: "a" });
});

test("a picture that does not load is found once, on the page it belongs to", () => {
  const pictures = [{ src: "/gone.webp", alt: "A roof", inArticle: false }];
  const structuredData = ['{"image":"https://site.example/gone.webp"}'];
  const found = brokenPictures(
    site([page("/blog", { pictures }), page("/blog/a", { pictures, structuredData })], {
      answers: { "/gone.webp": { kind: "missing" } },
    }),
  );
  expect(found).toMatchObject([{ page: "/blog/a", where: "/gone.webp" }]);
  expect(brokenPictures(site([page("/blog", { pictures })]))).toEqual([]);
});

test("a page over the budget is found, one right at it is not", () => {
  const pages = [page("/a", { bytes: PAGE_BUDGET }), page("/b", { bytes: PAGE_BUDGET + 1 })];
  expect(weight(site(pages))).toMatchObject([{ kind: "page-heavy", page: "/b" }]);
});

test("an address that answers with an error, or not at all, is found", () => {
  const answers = {
    "/broken": { kind: "failed", status: 500 },
    "/slow": { kind: "failed", status: 0 },
  } as const;
  const found = failures(site([page("/")], { answers }));
  expect(found.map(({ what }) => what)).toEqual([
    "The address answers with an error (500).",
    "The address does not answer in time.",
  ]);
});
