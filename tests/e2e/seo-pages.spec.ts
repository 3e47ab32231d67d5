import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { expect, test } from "../support/admin-test.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { type OwnerClient, ownerClient } from "../support/owner-client.ts";
import { address } from "../support/site.ts";

let owner: OwnerClient;

test.beforeAll(async () => {
  owner = await ownerClient(address);
});

test("the tabs have addresses, and the arrow keys move between them", async ({ adminPage }) => {
  await adminPage.goto("/admin/seo");
  await expect(tab(adminPage, "Pages")).toHaveAttribute("aria-selected", "true");
  await expect(adminPage.getByRole("tabpanel", { name: "Pages" })).toBeVisible();
  await tab(adminPage, "Pages").focus();
  await adminPage.keyboard.press("ArrowRight");
  await expect(adminPage).toHaveURL("/admin/seo?tab=posts");
  await expect(tab(adminPage, "Blog Posts")).toBeFocused();
  await adminPage.keyboard.press("End");
  await expect(tab(adminPage, "Site check")).toHaveAttribute("aria-selected", "true");
  await tab(adminPage, "Redirects").click();
  await expect(adminPage.getByRole("tabpanel", { name: "Redirects" })).toBeVisible();
});

test("pages are listed with what they are served with, searched and sorted", async ({
  adminPage,
}) => {
  await adminPage.goto("/admin/seo");
  await expect(adminPage.getByRole("columnheader")).toHaveText([
    /Page/,
    /Title/,
    "Description",
    "Actions",
  ]);
  await expect(adminPage.getByRole("link", { name: "Open / in a new tab" })).toHaveAttribute(
    "href",
    "/",
  );
  const open = adminPage.getByRole("link", { name: "Open /services/web-design in a new tab" });
  await expect(open).toHaveAttribute("href", "/services/web-design");
  await expect(open).toHaveAttribute("target", "_blank");

  await adminPage.keyboard.press("/");
  await adminPage.keyboard.type("services/");
  await adminPage.keyboard.press("Enter");
  await expect(adminPage).toHaveURL(/q=services/);
  await expect(row(adminPage, "services/web-design")).toBeVisible();
  await expect(row(adminPage, "about")).toBeHidden();
  await adminPage.getByRole("link", { name: "Page", exact: false }).first().click();
  await expect(adminPage).toHaveURL(/sort=-slug/);

  await adminPage.goto("/admin/seo?q=no-such-page");
  await expect(adminPage.getByText("No page matches. Try another word.")).toBeVisible();
});

test("a record is added, changed by shortcut, deleted and brought back", async ({ adminPage }) => {
  const slug = `services/${unique()}`;
  await adminPage.goto("/admin/seo");
  await adminPage.getByRole("link", { name: "Add New" }).click();
  const dialog = adminPage.getByRole("dialog", { name: "Add SEO record" });
  await expect(dialog.getByLabel("Page", { exact: true })).toBeFocused();
  await dialog.getByLabel("Page", { exact: true }).fill(slug);
  await dialog.getByLabel("Title").fill("First words");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(adminPage.getByText("Added", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await adminPage.goto(`/admin/seo?q=${slug}`);
  await row(adminPage, slug)
    .getByRole("link", { name: `Edit ${slug}` })
    .click();
  const edit = adminPage.getByRole("dialog", { name: `SEO of /${slug}` });
  await expect(edit.getByLabel("Title")).toBeFocused();
  await edit.getByLabel("Title").fill("Second words");
  await adminPage.keyboard.press("Control+s");
  await expect(adminPage.getByText("Saved", { exact: true })).toBeVisible();
  await expect(row(adminPage, slug)).toContainText("Second words");

  await row(adminPage, slug)
    .getByRole("link", { name: `Edit ${slug}` })
    .click();
  await edit.getByRole("button", { name: "Delete record" }).click();
  await expect(adminPage.getByText("No page matches.")).toBeVisible();
  await adminPage.getByRole("button", { name: "Undo" }).click();
  await expect(row(adminPage, slug)).toContainText("Second words");
  await forget(slug);
});

test("every bad address has its message next to the field, and nothing typed is lost", async ({
  adminPage,
}) => {
  await adminPage.goto("/admin/seo?new");
  const dialog = adminPage.getByRole("dialog");
  const slug = dialog.getByLabel("Page", { exact: true });
  await dialog.getByLabel("Title").fill("Kept");
  await dialog.getByLabel("Keywords").fill("kept, too");
  for (const [typed, message] of [
    ["", "Enter the page's address, such as services/web-design."],
    ["/about", "Leave out the slash in front: write about."],
    ["https://secondfix.example/about", "Leave out the site's own address: write about."],
    ["about us", "An address has no spaces. Use hyphens instead."],
    ["about\u0007", "This holds a character that cannot be seen. Please type the address again."],
    ["about", "There is a record for about already. Close this and edit that one."],
    ["blog/no-such-post", "There is no post at blog/no-such-post. Write the post first."],
  ] as const) {
    await slug.fill(typed);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(slug).toHaveAccessibleDescription(new RegExp(literally(message)));
    await expect(slug).toHaveAttribute("aria-invalid", "true");
    await expect(slug).toHaveValue(typed);
    await expect(dialog.getByLabel("Title")).toHaveValue("Kept");
    await expect(dialog.getByLabel("Keywords")).toHaveValue("kept, too");
  }
  await dialog.getByLabel("Social image").fill("picture.png");
  await dialog.getByLabel("Canonical address").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Save" }).click();
  for (const label of ["Social image", "Canonical address"])
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/Start with a slash or/);

  adminPage.once("dialog", (question) => question.dismiss());
  await adminPage.keyboard.press("Escape");
  await expect(dialog.getByLabel("Title")).toHaveValue("Kept");
  adminPage.once("dialog", (question) => question.accept());
  await adminPage.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a saved record is in the very next response of its page, a deleted one is not", async ({
  adminPage,
  request,
}) => {
  const slug = unique();
  await owner.from("blog_posts").insert({
    slug,
    title: `Own title ${slug}`,
    excerpt: "Own words",
    published: true,
  });
  const html = async () => (await request.get(`/blog/${slug}`)).text();
  const inSitemap = async () => (await (await request.get("/sitemap.xml")).text()).includes(slug);
  expect(await html()).toContain(`<title>Own title ${slug} | Second Fix</title>`);
  expect(await inSitemap()).toBe(true);

  await adminPage.goto(`/admin/seo?tab=posts&q=${slug}`);
  await expect(row(adminPage, `blog/${slug}`)).toContainText(`Own title ${slug}`);
  await row(adminPage, `blog/${slug}`).getByRole("link", { name: /^Edit/ }).click();
  const dialog = adminPage.getByRole("dialog");
  await expect(dialog.getByLabel("Title")).toHaveAttribute("placeholder", `Own title ${slug}`);
  await expect(dialog.getByLabel("Description")).toHaveAttribute("placeholder", "Own words");
  await dialog.getByLabel("Title").fill("Stored & better");
  await dialog.getByLabel("Description").fill("Stored words");
  await dialog.getByLabel("Social image").fill("/pictures/stored.webp");
  await dialog.getByLabel("Keep this page out").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(adminPage.getByText("Saved", { exact: true })).toBeVisible();

  const stored = await html();
  expect(stored).toContain("<title>Stored &amp; better | Second Fix</title>");
  expect(stored).toContain('<meta name="description" content="Stored words"/>');
  expect(stored).toContain(
    '<meta property="og:title" content="Stored &amp; better | Second Fix"/>',
  );
  expect(stored).toContain('<meta property="og:description" content="Stored words"/>');
  expect(stored).toContain('<meta property="og:type" content="article"/>');
  expect(stored).toContain(`content="${address}/pictures/stored.webp"`);
  expect(stored).toContain('<meta name="robots" content="noindex"/>');
  expect(await inSitemap()).toBe(false);
  await expect(row(adminPage, `blog/${slug}`)).toContainText("Stored & better");
  await expect(row(adminPage, `blog/${slug}`)).toContainText("Not in search");

  await row(adminPage, `blog/${slug}`).getByRole("link", { name: /^Edit/ }).click();
  await dialog.getByRole("button", { name: "Delete record" }).click();
  await expect(adminPage.getByText("Deleted", { exact: true })).toBeVisible();
  expect(await html()).toContain(`<title>Own title ${slug} | Second Fix</title>`);
  expect(await inSitemap()).toBe(true);
  await owner.from("blog_posts").delete().eq("slug", slug);
});

test("an import adds the one page that has no record and says so", async ({ adminPage }) => {
  const { title } = pages.find(({ slug }) => slug === "contact") as { title: string };
  await forget("contact");
  await adminPage.goto("/admin/seo");
  await expect(adminPage.getByText("One page has no record yet: contact.")).toBeVisible();
  await adminPage.getByRole("button", { name: "Import Default Pages" }).click();
  await expect(adminPage.getByText("1 page was added.")).toBeVisible();
  await expect(row(adminPage, "contact")).toContainText(title);
  await adminPage.getByRole("button", { name: "Import Default Pages" }).click();
  await expect(adminPage.getByText("Every page has a record already.")).toBeVisible();
});

test("the previews follow what is typed, and width decides what is cut", async ({ adminPage }) => {
  await adminPage.goto("/admin/seo?edit=about");
  const dialog = adminPage.getByRole("dialog");
  const found = dialog.getByRole("figure", { name: "In search results" });
  const shared = dialog.getByRole("figure", { name: "When it is shared" });
  const title = dialog.getByLabel("Title");

  await title.fill("illi ".repeat(12));
  await expect(title).toHaveAccessibleDescription(
    /of 580 px, \d+ characters with the site's name\. Fits\./,
  );
  await expect(found).toContainText("illi illi | Second Fix");
  await title.fill("WWWW ".repeat(12));
  await expect(title).toHaveAccessibleDescription(/Too long: search results cut it off\./);
  await expect(found).toContainText("WWWW ...");
  await expect(found).not.toContainText("Second Fix |");
  await expect(shared).toContainText("WWWW | Second Fix");

  await title.fill("");
  await expect(found).toContainText("About the Agency | Second Fix");
  await dialog.getByLabel("Social image").fill("/no-such-picture.png");
  await expect(shared).toContainText("This picture cannot be loaded.");
  await dialog.getByLabel("Keep this page out").check();
  await expect(found).toContainText("Search engines are asked to leave this page out.");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of [
    "",
    "?tab=posts",
    "?tab=redirects",
    "?tab=missed",
    "?tab=robots",
    "?tab=check",
    "?edit=about",
    "?new",
  ]) {
    test(`on a phone /admin/seo${path} fits and can be read, in ${colorScheme}`, async ({
      adminPage,
    }) => {
      await adminPage.setViewportSize({ width: 360, height: 740 });
      await adminPage.emulateMedia({ colorScheme });
      await adminPage.goto(`/admin/seo${path}`);
      await expect(
        adminPage.getByRole(/edit|new/.test(path) ? "dialog" : "tabpanel"),
      ).toBeVisible();
      const overflow = await adminPage.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await accessibilityProblems(adminPage)).toEqual([]);
    });
  }
}

test("on a phone the description gives way", async ({ adminPage }) => {
  await adminPage.goto("/admin/seo");
  const description = row(adminPage, "about").getByText(/Who you will be talking to/);
  await expect(description).toBeVisible();
  await adminPage.setViewportSize({ width: 360, height: 740 });
  await expect(row(adminPage, "about")).toBeVisible();
  await expect(description).toBeHidden();
});

function tab(page: Page, name: string) {
  return page.getByRole("tab", { name });
}

function row(page: Page, slug: string) {
  return page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: `Edit ${slug}`, exact: true }) });
}

async function forget(slug: string) {
  await owner.from("seo_pages").delete().eq("slug", slug).throwOnError();
}

function unique() {
  return `e2e-${randomUUID()}`;
}

function literally(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
