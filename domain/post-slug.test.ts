import { expect, test } from "vitest";
import { slugFromTitle, slugProblem } from "./post-slug.ts";

test.each([
  ["Who owns your domain?", "who-owns-your-domain"],
  ["Café refit: £2k & up", "cafe-refit-2k-and-up"],
  ["Don’t miss the plumber's call", "dont-miss-the-plumbers-call"],
  ["  --- ", ""],
  ["日本", ""],
])("the title %j suggests the address %j", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

test("a suggested address is one the post may have, however long the title", () => {
  expect(slugProblem(slugFromTitle("word ".repeat(100)))).toBeNull();
  expect(slugProblem(slugFromTitle(`${"a".repeat(119)} b`))).toBeNull();
});

test.each(["rss.xml", "rss", "feed"])("%s is kept for the site", (slug) => {
  expect(slugProblem(slug)).toMatch(/kept for the site/);
});

test.each(["", "Upper", "a--b", "-a", "a-", "a/b", "ä", "a b", "x".repeat(121)])(
  "%j is no address",
  (slug) => expect(slugProblem(slug)).not.toBeNull(),
);
