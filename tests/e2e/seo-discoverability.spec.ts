import { site } from "#content/site.ts";
import { expect, test } from "../support/admin-test.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { ownerClient } from "../support/owner-client.ts";
import { plantPosts, removePosts, uniqueSlug } from "../support/posts.ts";
import { address } from "../support/site.ts";

test("the owner's rules for crawlers are checked line by line, and served with the next request", async ({
  adminPage,
  request,
}) => {
  await adminPage.goto("/admin/seo?tab=robots");
  const rules = adminPage.getByLabel("Your rules");
  const preview = adminPage.locator("figure").filter({ hasText: "robots.txt" });
  await expect(rules).toHaveValue("");
  await expect(preview).toContainText("Disallow: /admin");

  const wrong = "Disallow: /\nNoindex: /x\nAllow: /admin/blog";
  await rules.fill(wrong);
  await adminPage.getByRole("button", { name: "Save" }).click();
  await expect(rules).toHaveAccessibleDescription(
    /Line 1: this would take the site out of search engines\..*Line 2: crawlers do not know “Noindex”\..*Line 3: this would let crawlers into \/admin/s,
  );
  await expect(rules).toHaveValue(wrong);
  expect(await accessibilityProblems(adminPage)).toEqual([]);
  expect(await (await request.get("/robots.txt")).text()).not.toContain("Noindex");

  await rules.fill("Disallow: /e2e-drafts\n\nUser-agent: E2eBot\nDisallow: /blog");
  await expect(preview).toContainText("robots.txt once this is saved");
  await expect(preview).toContainText("Disallow: /e2e-drafts");
  await adminPage.keyboard.press("Control+s");
  await expect(adminPage.getByText("Crawlers get these rules from now on.")).toBeVisible();
  expect(await (await request.get("/robots.txt")).text()).toBe(`User-agent: *
Allow: /
Disallow: /admin
Disallow: /auth
Disallow: /e2e-drafts

User-agent: E2eBot
Disallow: /admin
Disallow: /auth
Disallow: /blog

Sitemap: ${address}/sitemap.xml
`);

  await rules.fill("Disallow: /half-typed");
  adminPage.once("dialog", (question) => question.dismiss());
  await adminPage.getByRole("tab", { name: "Redirects" }).click();
  await expect(rules).toHaveValue("Disallow: /half-typed");
  await rules.fill("");
  await adminPage.getByRole("button", { name: "Save" }).click();
  await expect(preview).toContainText("robots.txt as it is served");
  await expect(preview).not.toContainText("e2e");
  const owner = await ownerClient(address);
  await owner.from("public_settings").delete().eq("name", "robots").throwOnError();
});

test("a changed record is in the very next anonymous answer: the page, its social card, the sitemap", async ({
  adminPage,
  request,
}) => {
  const slug = uniqueSlug();
  await plantPosts({ slug, title: "Before the change", published: true });
  const read = async (path: string) => (await request.get(path)).text();
  const lastmod = async () => {
    const entry = (await read("/sitemap.xml")).split("<url>").find((url) => url.includes(slug));
    return Date.parse(/<lastmod>([^<]*)/.exec(entry ?? "")?.[1] ?? "");
  };
  const image = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const before = { lastmod: await lastmod(), image: image(await read(`/blog/${slug}`)) };

  await adminPage.goto(`/admin/seo?tab=posts&edit=blog/${slug}`);
  const dialog = adminPage.getByRole("dialog");
  await dialog.getByLabel("Title").fill("After the change");
  await dialog.getByLabel("Description").fill("Said by the record");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  const html = await read(`/blog/${slug}`);
  const title = `After the change | ${site.name}`;
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<meta name="description" content="Said by the record"/>');
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
  expect(html).toContain('<meta property="og:description" content="Said by the record"/>');
  expect(image(html)).not.toBe(before.image);
  expect((await request.get(image(html))).headers()["content-type"]).toBe("image/png");
  expect((await request.get(before.image)).status()).toBe(404);
  expect(await lastmod()).toBeGreaterThan(before.lastmod);
  expect(await read("/llms.txt")).toContain(`/blog/${slug}): Said by the record`);
  await removePosts(slug);
});
