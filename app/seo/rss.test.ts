import { expect, test } from "vitest";
import { rss } from "./rss.ts";

const channel = { origin: "https://site.example", title: "Blog & news", description: "Advice" };
const post = {
  id: "0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a01",
  slug: "own-your-domain",
  title: "Yours <or> theirs",
  excerpt: "",
  content: '<p><a href="/contact">Ask</a> ]]></p>',
  category: "",
  author: "Sam & Jo",
  created_at: "2026-06-09T08:30:00+00:00",
  updated_at: "2026-06-10T08:30:00+00:00",
};

test("an item carries the whole article with absolute links", () => {
  const xml = rss(channel, [post]);
  expect(xml).toContain("<link>https://site.example/blog/own-your-domain</link>");
  expect(xml).toContain("<lastBuildDate>Wed, 10 Jun 2026 08:30:00 GMT</lastBuildDate>");
  expect(xml).toContain("<pubDate>Tue, 09 Jun 2026 08:30:00 GMT</pubDate>");
  expect(xml).toContain(
    '<content:encoded><![CDATA[<p><a href="https://site.example/contact">Ask</a> ]]]]><![CDATA[></p>]]></content:encoded>',
  );
});

test("words are escaped and an empty field leaves no element", () => {
  const xml = rss(channel, [post]);
  expect(xml).toContain("<title>Blog &#38; news</title>");
  expect(xml).toContain("<title>Yours &#60;or&#62; theirs</title>");
  expect(xml).toContain("<dc:creator>Sam &#38; Jo</dc:creator>");
  expect(xml).not.toContain("<category>");
});

test("an item keeps its identity when the post is renamed", () => {
  const guid = (slug: string) => /<guid.*<\/guid>/.exec(rss(channel, [{ ...post, slug }]))?.[0];
  expect(guid("renamed")).toBe(guid("own-your-domain"));
});

test("a feed without posts is still a feed", () => {
  const xml = rss(channel, []);
  expect(xml).toContain('<atom:link href="https://site.example/blog/rss.xml" rel="self"');
  expect(xml).not.toContain("<item>");
});
