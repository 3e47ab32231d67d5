import { expect, test } from "vitest";
import { readMinutes, suggestedExcerpt, wordCount } from "./post-text.ts";

test.each([
  ["<p>Two words</p>", 2],
  ["<p>One</p><p>two</p><ul><li>three</li><li>four</li></ul>", 4],
  ["<p>It’s a well-known £26 – really.</p>", 5],
  ["<p>one<br>two</p>", 2],
  ["<p>half<strong>way</strong></p>", 1],
  ["", 0],
  ['<img src="/a b c.png" alt="not counted">', 0],
])("%s has %i words", (html, count) => expect(wordCount(html)).toBe(count));

test.each([
  [0, 1],
  [220, 1],
  [221, 2],
  [1000, 5],
  [10_000_000, 600],
])("%i words take %i minutes", (words, minutes) => expect(readMinutes(words)).toBe(minutes));

test("a short text is its own excerpt, without headings and tags", () => {
  expect(suggestedExcerpt("<h2>Why</h2><p>Answer <em>every</em> call &amp; text.</p>")).toBe(
    "Answer every call & text.",
  );
});

test("a long text is cut after a sentence", () => {
  const sentence = "You are up a ladder and the phone rings in the van, so nobody answers it.";
  expect(suggestedExcerpt(`<p>${sentence}</p><p>${sentence} ${sentence}</p>`)).toBe(
    `${sentence} ${sentence}`,
  );
});

test("one that never ends a sentence is cut after a word", () => {
  const excerpt = suggestedExcerpt(`<p>${"gutters, ".repeat(60)}</p>`);
  expect(excerpt).toMatch(/gutters…$/);
  expect(excerpt.length).toBeLessThanOrEqual(201);
});
