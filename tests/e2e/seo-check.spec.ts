import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../support/axe.ts";
import { expect, signIn, test } from "../support/own-site-test.ts";
import { ownerClient } from "../support/owner-client.ts";
import { admin } from "../support/site.ts";

test.describe.configure({ mode: "default", timeout: 180_000 });

test.beforeEach(async ({ page }) => {
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: "Welcome to Admin Dashboard" })).toBeVisible();
});

test("a site is checked, a defect found, mended where its link leads, and the site is clean again", async ({
  page,
  ownSite,
}) => {
  await expect(tile(page)).toContainText("Not checked yet");
  await tile(page).click();
  await expect(panel(page)).toContainText("The site has not been checked yet.");
  expect(await accessibilityProblems(page)).toEqual([]);

  await check(page);
  await expect(panel(page).getByRole("status")).toHaveText(/^Nothing to mend on \d+ pages\.$/);
  expect(await accessibilityProblems(page)).toEqual([]);

  const owner = await ownerClient(ownSite.address);
  await owner.from("seo_pages").update({ title: "Us" }).eq("slug", "about").throwOnError();
  await begin(page);
  // The check belongs to the server: a reload neither stops it nor loses it.
  await page.reload();
  const about = panel(page).getByRole("region", { name: "/about" });
  await expect(about.getByRole("listitem")).toHaveCount(1);
  await expect(about).toContainText("Worth mending");
  await expect(about).toContainText("The title says little");
  await expect(about).toContainText("Us | Second Fix");
  await expect(panel(page).getByRole("status")).toHaveText("One thing to mend.");
  await page.goto("/admin");
  await expect(tile(page).locator("b")).toHaveText("1");
  await tile(page).click();

  await about.getByRole("link", { name: "Edit SEO record: /about" }).click();
  const dialog = page.getByRole("dialog", { name: "SEO of /about" });
  await dialog.getByLabel("Title").fill("About the Agency");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/tab=check/);

  await check(page);
  await expect(panel(page).getByRole("status")).toHaveText(/^Nothing to mend/);
  await expect(about).toBeHidden();
});

test("findings can be filtered by kind, and each leads to where it is mended", async ({
  page,
  ownSite,
}) => {
  const owner = await ownerClient(ownSite.address);
  await owner
    .from("blog_posts")
    .insert({
      slug: "dead-link",
      title: "An article with a dead link",
      excerpt: "What a reader will find in an article with a dead link",
      content: '<p>See <a href="/no-such-page">our prices</a>.</p>',
      published: true,
    })
    .throwOnError();
  await owner
    .from("redirects")
    .insert({ from_path: "/old-flyer", to_path: "/no-such-offer" })
    .throwOnError();

  await page.goto("/admin/seo?tab=check");
  await check(page);
  const post = panel(page).getByRole("region", { name: "/blog/dead-link" });
  const flyer = panel(page).getByRole("region", { name: "/old-flyer" });
  await expect(post).toContainText("A link leads to /no-such-page, and there is nothing there.");
  await expect(post).toContainText("our prices");
  await expect(flyer).toContainText("/old-flyer → /no-such-offer");

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await panel(page).getByLabel("Kind").selectOption("Redirects (1)");
  await expect(post).toBeHidden();
  await flyer.getByRole("link", { name: "Edit redirect: /old-flyer" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("From")).toHaveValue("/old-flyer");
  await dialog.getByLabel("To").fill("/contact");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await panel(page).getByLabel("Kind").selectOption("All");
  await post.getByRole("link", { name: "Edit post: /blog/dead-link" }).click();
  await expect(page.getByRole("dialog", { name: "Edit Blog Post" })).toBeVisible();
  await owner.from("blog_posts").delete().eq("slug", "dead-link").throwOnError();

  await page.goto("/admin/seo?tab=check");
  await check(page);
  await expect(post).toBeHidden();
  await expect(flyer).toBeHidden();
});

/** Presses the button and waits until the server has begun. */
async function begin(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Check site" }).click();
  await answered;
}

async function check(page: Page): Promise<void> {
  await begin(page);
  await expect(panel(page).getByRole("status")).not.toHaveText("The check is under way.", {
    timeout: 90_000,
  });
}

function panel(page: Page) {
  return page.getByRole("tabpanel", { name: "Site check" });
}

function tile(page: Page) {
  return page.getByRole("link", { name: /SEO problems/ });
}
