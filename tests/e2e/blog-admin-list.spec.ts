import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin-test.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { plantPosts, removePosts, uniqueSlug } from "../support/posts.ts";

const run = uniqueSlug();
const word = `w${randomUUID().slice(0, 8)}`;

test.describe.configure({ mode: "default" });
test.afterAll(() => removePosts(run));

const plant = (name: string, fields: object = {}) =>
  plantPosts({ title: `${word} ${name}`, slug: `${run}-${randomUUID()}`, ...fields });
const list = (page: Page, query = "") => page.goto(`/admin/blog?q=${word}${query}`);
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ hasText: `${word} ${name}` });
const status = (page: Page, name: string) => row(page, name).locator("[data-label=Status]");
const undo = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" });

test("the list shows what the specification names, and finds by search and status", async ({
  adminPage: page,
}) => {
  await plant("findable");
  await plant("live", { published: true });
  await page.goto("/admin/blog");
  await expect(page.getByRole("columnheader", { name: "Author" })).toBeVisible();
  const headings = await page.getByRole("columnheader").allInnerTexts();
  for (const heading of ["Title", "Category", "Author", "Created At", "Actions"])
    expect(headings.some((text) => text.startsWith(heading))).toBe(true);

  await page.keyboard.press("/");
  await page.keyboard.type(`${word} FINDABLE`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(status(page, "findable")).toHaveText("Draft");
  await expect(row(page, "findable").locator("[data-label='Created At']")).toHaveText(
    /^\d+ [A-Z]\w+ \d{4}$/,
  );

  await list(page, "&status=published");
  await expect(row(page, "live")).toBeVisible();
  await expect(row(page, "findable")).toBeHidden();
  await page.goto(`/admin/blog?q=${word}-nothing`);
  await expect(page.getByText("No post matches.")).toBeVisible();
});

test("a deleted post is gone at once and comes back with Undo", async ({ adminPage: page }) => {
  await plant("deleted");
  await list(page);
  await page.getByRole("button", { name: `Delete ${word} deleted` }).click();
  await expect(row(page, "deleted")).toBeHidden();
  await undo(page).click();
  await expect(row(page, "deleted")).toBeVisible();
});

test("several posts are published at once, which can be undone", async ({ adminPage: page }) => {
  await plant("bulk one");
  await plant("bulk two");
  await list(page);
  for (const name of ["bulk one", "bulk two"])
    await page.getByRole("checkbox", { name: `Choose ${word} ${name}` }).check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("2 posts published")).toBeVisible();
  await expect(status(page, "bulk one")).toHaveText("Published");
  await undo(page).click();
  await expect(status(page, "bulk one")).toHaveText("Draft");
  await expect(status(page, "bulk two")).toHaveText("Draft");
});

test("all that is shown is unpublished or deleted at once, which can be undone", async ({
  adminPage: page,
}) => {
  const names = ["sweep one", "sweep two", "sweep three"];
  for (const name of names) await plant(name, { published: true });
  await page.goto(`/admin/blog?q=${word} sweep`);
  await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
  await page.getByRole("button", { name: "Unpublish" }).click();
  for (const name of names) await expect(status(page, name)).toHaveText("Draft");

  const bar = page.getByRole("group", { name: "Chosen posts" });
  await bar.getByRole("checkbox").check();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No post matches.")).toBeVisible();
  await undo(page).last().click();
  for (const name of names) await expect(row(page, name)).toBeVisible();
});

test("a copy opens in the editor as a draft", async ({ adminPage: page }) => {
  await plant("original", { published: true, content: "<p>The words</p>" });
  await list(page);
  await page.getByRole("button", { name: `Duplicate ${word} original` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Blog Post" });
  await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue(`Copy of ${word} original`);
  await expect(dialog.getByRole("textbox", { name: "Text" })).toHaveText("The words");
  await expect(dialog.getByRole("radio", { name: "Draft" })).toBeChecked();
});

for (const width of [360, 768, 1024, 1280])
  test(`at ${width} pixels nothing of the list or the editor is out of reach`, async ({
    adminPage: page,
  }) => {
    const name = `${width} a-long-title-without-a-single-place-to-break-it-because-somebody-typed-it-so`;
    const [post] = await plant(name, { published: true });
    await page.setViewportSize({ width, height: 740 });
    await list(page);
    const view = row(page, name).getByRole("link", { name: /^View / });
    await view.scrollIntoViewIfNeeded();
    await expect(view).toBeInViewport({ ratio: 1 });
    expect(await overflow(page, "html")).toBe(0);
    await page.goto(`/admin/blog?edit=${post?.id}`);
    await expect(page.getByRole("textbox", { name: "Text" })).toBeVisible();
    expect(await overflow(page, ".editor-panel")).toBe(0);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
    expect(await overflow(page, ".preview-panel")).toBe(0);
  });

const overflow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) => box.scrollWidth - box.clientWidth);

for (const colorScheme of ["light", "dark"] as const)
  test(`the list and the editor are accessible in ${colorScheme}`, async ({ adminPage: page }) => {
    await page.emulateMedia({ colorScheme });
    const [post] = await plant(`axe ${colorScheme}`, { content: "<h2>Head</h2><p>Words</p>" });
    await list(page);
    await expect(row(page, "axe")).not.toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto(`/admin/blog?edit=${post?.id}`);
    await expect(page.getByRole("textbox", { name: "Text" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
