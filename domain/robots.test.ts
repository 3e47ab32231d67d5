import { expect, test } from "vitest";
import { ROBOTS_LIMIT, robotsFile, robotsProblems } from "./robots.ts";

const sitemap = "https://site.example/sitemap.xml";
const fixed = `User-agent: *
Allow: /
Disallow: /admin
Disallow: /auth
`;
const end = `
Sitemap: ${sitemap}
`;

test("without rules of the owner's own the file is the fixed one", () => {
  expect(robotsFile("", sitemap)).toBe(fixed + end);
  expect(robotsFile(" \r\n\n", sitemap)).toBe(fixed + end);
});

test("rules in front belong to every crawler, and each group of its own hides the admin area too", () => {
  const rules = `# ours
Disallow: /drafts
User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: SlowBot
# no rules yet`;
  expect(robotsFile(rules, sitemap)).toBe(`${fixed}# ours
Disallow: /drafts

User-agent: GPTBot
User-agent: CCBot
Disallow: /admin
Disallow: /auth
Disallow: /

User-agent: SlowBot
# no rules yet
Disallow: /admin
Disallow: /auth
${end}`);
});

test("rules that do not hold are not served at all", () => {
  expect(robotsFile("Disallow: /drafts\nDisallow: /", sitemap)).toBe(fixed + end);
});

test.each([
  ["Disallow: /drafts", []],
  ["disallow : /a*b$ # why", []],
  ["User-agent: GPTBot\nDisallow: /", []],
  ["User-agent: GPTBot\nDisallow:\nCrawl-delay: 10", []],
  ["Allow: /services\nAllow: /a", []],
  ["Noindex: /x", ["Line 1: crawlers do not know “Noindex”."]],
  ["\nhello", ["Line 2: write a word, a colon and a value"]],
  [": /x", ["Line 1: write a word"]],
  ["Disallow: drafts", ["Line 1: start the path with a slash: Disallow: /drafts"]],
  ["Disallow: https://site.example/drafts", ["Disallow: /drafts"]],
  ["Disallow: /my drafts", ["Line 1: a path has no spaces"]],
  ["Disallow: /x\u0007", ["Line 1: it holds a character that cannot be seen"]],
  ["Sitemap: https://evil.example/x.xml", ["Line 1: leave this out"]],
  ["Crawl-delay: soon", ["Line 1: give whole seconds"]],
  ["User-agent:", ["Line 1: name one crawler"]],
  ["Allow: /admin/auth", ["Line 1: this would let crawlers into /admin or /auth"]],
  ["Allow: /a*n/seo", ["Line 1: this would let crawlers into"]],
  ["User-agent: X\nAllow: /auth$", ["Line 2: this would let crawlers into"]],
  ["x".repeat(ROBOTS_LIMIT + 1), ["Keep this to 4,000 characters."]],
  ["Foo: 1\nBar: 2", ["Line 1: ", "Line 2: "]],
])("of %o it says what is wrong", (rules, expected) => {
  const problems = robotsProblems(rules);
  expect(problems).toEqual(expected.map((text) => expect.stringContaining(text)));
});

test.each(["/", "/*", "*", "/$", "/*$", "**", "*/"])(
  "Disallow: %s is refused for everybody and for search engines, and may be said to others",
  (path) => {
    const refused = [expect.stringContaining("this would take the site out of search engines")];
    expect(robotsProblems(`Disallow: ${path}`)).toEqual(refused);
    expect(robotsProblems(`User-agent: *\nDisallow: ${path}`)).toEqual(refused);
    expect(robotsProblems(`User-agent: X\nUser-agent: GoogleBot\nDisallow: ${path}`)).toEqual(
      refused,
    );
    expect(robotsProblems(`User-agent: X\nDisallow: ${path}`)).toEqual([]);
  },
);
