import { expect, test } from "vitest";
import { pagePath, pageSlug, pageSlugProblem } from "./page-slug.ts";

test.each(["home", "about", "services/web-design", "blog/own-your-domain", "a.b~c"])(
  "%s is a page's address",
  (slug) => expect(pageSlugProblem(slug)).toBeNull(),
);

test.each([
  ["", "Enter the page's address, such as services/web-design."],
  ["/", "The home page is called home here."],
  ["/about", "Leave out the slash in front: write about."],
  ["//about", "Leave out the site's own address: write home."],
  ["https://secondfix.example/about/?x=1", "Leave out the site's own address: write about."],
  ["HTTPS://secondfix.example", "Leave out the site's own address: write home."],
  ["www.secondfix.example/blog", "Leave out the site's own address: write blog."],
  ["javascript:alert(1)", "Leave out the site's own address: write home."],
  ["about/", "Leave out the slash at the end: write about."],
  ["about?x=1", "Leave out everything from the ? or # on: write about."],
  ["about us", "An address has no spaces. Use hyphens instead."],
  ["about\u00a0us", "An address has no spaces. Use hyphens instead."],
  ["about\u0007", "This holds a character that cannot be seen. Please type the address again."],
  ["about\u0000", "This holds a character that cannot be seen. Please type the address again."],
  ["About", "Addresses are in small letters: write about."],
  ["a//b", "Use small letters, numbers and hyphens, with single slashes between the parts."],
  ["../about", "Use small letters, numbers and hyphens, with single slashes between the parts."],
  ["café", "Use small letters, numbers and hyphens, with single slashes between the parts."],
  ["a".repeat(201), "Keep the address to 200 characters."],
])("%j is refused with what to do", (slug, words) => {
  expect(pageSlugProblem(slug)).toBe(words);
});

test("the root has a name of its own, every other page its path", () => {
  for (const path of ["/", "/about", "/services/web-design"])
    expect(pagePath(pageSlug(path))).toBe(path);
  expect(pageSlug("/")).toBe("home");
});
