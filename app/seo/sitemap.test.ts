import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

test("every address is absolute and escaped, with its change where it is known", () => {
  const xml = sitemap("https://site.example", [
    { path: "/" },
    { path: "/blog/a?b=1&c='2'", changed: "2026-06-09T08:30:00+00:00" },
  ]);
  expect(xml).toContain("<url><loc>https://site.example/</loc></url>");
  expect(xml).toContain(
    "<url><loc>https://site.example/blog/a?b=1&#38;c=%272%27</loc><lastmod>2026-06-09T08:30:00.000Z</lastmod></url>",
  );
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
});
