import { expect, test } from "vitest";
import { rssSchema, schemaProblems, sitemapSchema } from "./document-schemas.ts";
import { schemaOrgProblems } from "./schema-org.ts";
import { xmlTree } from "./xml-tree.ts";

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = (inner: string) =>
  `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;

test.each([
  ["<a>", "is not closed"],
  ["<a></b>", "closes nothing"],
  ["<a>R&D</a>", "a bare &"],
  ["<a b='1'/>", "not well-formed"],
  ['<a b="1" b="2"/>', "given twice"],
  ["<x:a/>", "nobody has said"],
  ["<a/><b/>", "not one root"],
  ["<a>\u0007</a>", "illegal character"],
])("%s is not well-formed", (xml, why) => {
  expect(() => xmlTree(XML + xml)).toThrow(why);
});

test.each([
  ["", "holds {http://www.sitemaps.org/schemas/sitemap/0.9}url 0 times"],
  ["<url><lastmod>2026-01-01</lastmod></url>", "loc 0 times"],
  ["<url><loc>/about</loc></url>", 'says "/about"'],
  ["<url><loc>https://a.example/</loc><lastmod>yesterday</lastmod></url>", 'says "yesterday"'],
  ["<url><lastmod>2026-01-01</lastmod><loc>https://a.example/</loc></url>", "loc comes too late"],
  ["<url><loc>https://a.example/</loc><image/></url>", "may not hold"],
])("a sitemap holding %s is refused", (inner, why) => {
  expect(schemaProblems(xmlTree(urlset(inner)), sitemapSchema).join("\n")).toContain(why);
});

test("a feed without its own address, with an undated item or of another version is refused", () => {
  const feed = `${XML}<rss version="0.9"><channel><title>T</title><link>https://a.example/</link><description>D</description><item><title>T</title><link>https://a.example/</link><guid>1</guid></item></channel></rss>`;
  const problems = schemaProblems(xmlTree(feed), rssSchema).join("\n");
  for (const why of ['version="0.9"', "Atom}link 0 times", "pubDate 0 times", "encoded 0 times"])
    expect(problems).toContain(why);
});

test.each([
  [{ "@type": "WebSite", name: "N", url: "https://a.example/" }, "@context is undefined"],
  [{ "@context": "https://schema.org", "@type": "Van" }, "unknown type Van"],
  [{ "@context": "https://schema.org", "@type": "WebSite", name: "N" }, "has no url"],
  [{ "@context": "https://schema.org", "@type": "WebSite", name: "N", url: "/" }, "not a URL"],
  [
    { "@context": "https://schema.org", "@type": "Person", name: "N", headline: "H" },
    "may not have headline",
  ],
  [
    { "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement: [] },
    "not a list",
  ],
])("%o is not understood by schema.org", (data, why) => {
  expect(schemaOrgProblems(data).join("\n")).toContain(why);
});
