import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { pages, wordsChanged } from "./pages.ts";

test("the demo SEO records say what the pages say by themselves", async () => {
  const seed = await readFile(new URL("../supabase/seed/seo_pages.sql", import.meta.url), "utf8");
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  for (const { slug, title, description } of pages)
    expect(seed).toContain(`(${[slug, title, description].map(quote).join(", ")})`);
});

test("every page has a title and a description of its own", () => {
  const distinct = (values: readonly string[]) => new Set(values).size === values.length;
  expect(distinct(pages.map((page) => page.title))).toBe(true);
  expect(distinct(pages.map((page) => page.description))).toBe(true);
});

test("the words did not change in the future", () => {
  expect(wordsChanged).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Date.parse(wordsChanged)).toBeLessThanOrEqual(Date.now());
});
