import { expect, test } from "vitest";
import { robotsPolicy } from "./robots-policy.ts";

const disallowed = robotsPolicy(`
User-agent: Greedy
Disallow: /

User-agent: Polite
User-agent: *
Allow: /
Disallow: /admin # the owner's
Allow: /admin/help
Disallow: /*.pdf$
Disallow: /same
Allow: /same
Disallow:

User-agent: Other
Disallow: /blog
`);

test.each([
  ["/", false],
  ["/blog", false],
  ["/admin", true],
  ["/admin/seo", true],
  ["/admin/help/start", false],
  ["/prices.pdf", true],
  ["/prices.pdf?page=2", false],
  ["/same", false],
])("robots.txt forbids %s to everyone: %s", (path, forbidden) => {
  expect(disallowed(path)).toBe(forbidden);
});

test("without a robots.txt nothing is forbidden", () => {
  expect(robotsPolicy("")("/admin")).toBe(false);
});
