import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/admin-test.ts";
import { killableBrowser } from "../support/killable-browser.ts";
import { editorOn, plantPosts, removePosts, uniqueSlug } from "../support/posts.ts";
import { address, admin } from "../support/site.ts";

// Each journey opens the editor several times, waits for it to save by itself, or signs in anew.
test.describe.configure({ timeout: 150_000 });

const run = uniqueSlug();
test.afterAll(() => removePosts(run));

let count = 0;
async function plant(fields: object = {}) {
  const [post] = await plantPosts({ slug: `${run}-${process.pid}-${count++}`, ...fields });
  if (!post) throw new Error("Nothing planted.");
  return post;
}

async function type(page: Page, words: string) {
  await editorOn(page).text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}

test("a draft saves itself, and a reload shows it", async ({ adminPage: page }) => {
  const post = await plant({ content: "<p>Before</p>" });
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await type(page, " and after");
  await expect(editor.status).toHaveText(/^Draft saved at/);
  await page.reload();
  await expect(editor.text).toHaveText("Before and after");
});

test("a new post gets its own address with the first automatic save", async ({
  adminPage: page,
}) => {
  const editor = editorOn(page);
  await editor.openNew();
  await editor.title.fill("Saved by itself");
  await editor.slug.fill(`${run}-${process.pid}-${count++}`);
  await type(page, "First words");
  await expect(page).toHaveURL(/edit=[\da-f-]{36}/);
  await type(page, " and more");
  await expect(editor.text).toHaveText("First words and more");
  await expect(editor.status).toHaveText(/^Draft saved at/);
  await page.reload();
  await expect(editor.text).toHaveText("First words and more");
});

test("two tabs on one post: the second save shows both texts, and either can be kept", async ({
  adminPage: page,
}) => {
  const post = await plant({ published: true, content: "<p>Shared</p>" });
  const other = await page.context().newPage();
  const [mine, theirs] = [editorOn(page), editorOn(other)];
  await mine.openPost(post.id);
  await theirs.openPost(post.id);
  await type(other, " theirs");
  await theirs.button("Save changes").click();
  await expect(theirs.status).toHaveText(/^Saved at/);

  await type(page, " mine");
  await mine.button("Save changes").click();
  const conflict = page.getByRole("dialog", { name: "This post was changed elsewhere" });
  await expect(conflict.getByText("Shared mine")).toBeVisible();
  await expect(conflict.getByText("Shared theirs")).toBeVisible();
  await conflict.getByRole("button", { name: "Take the stored one" }).click();
  await expect(mine.text).toHaveText("Shared theirs");
  await mine.button("Bring mine back").click();
  await expect(mine.text).toHaveText("Shared mine");
  await mine.button("Save changes").click();
  await expect(mine.status).toHaveText(/^Saved at/);

  await type(other, " again");
  await theirs.button("Save changes").click();
  await other.getByRole("button", { name: "Keep mine" }).click();
  await expect(theirs.status).toHaveText(/^Saved at/);
  await page.reload();
  await expect(mine.text).toHaveText("Shared theirs again");
});

test("typing without a network loses nothing, and is saved when it is back", async ({
  adminPage: page,
}) => {
  const post = await plant();
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await page.context().setOffline(true);
  await type(page, "Typed on site");
  await expect(editor.status).toHaveText(/No connection/);
  await type(page, ", in a tunnel");
  await page.context().setOffline(false);
  await expect(editor.status).toHaveText(/^Draft saved at/);
  await page.reload();
  await expect(editor.text).toHaveText("Typed on site, in a tunnel");
});

test("a browser that is killed while a public post is edited has kept the text", async ({
  browserName: _,
}, testInfo) => {
  const post = await plant({ published: true, content: "<p>Public</p>" });
  const profile = testInfo.outputPath("profile");
  const killed = await killableBrowser(profile);
  await signIn(killed.page, admin, `${address}/admin/auth`);
  await expect(killed.page).toHaveURL(`${address}/admin`);
  await editorOn(killed.page).openPost(post.id);
  await type(killed.page, " with a change");
  await expect.poll(() => keptText(killed.page, post.id)).toContain("with a change");
  await killed.kill();

  const next = await killableBrowser(profile);
  const again = editorOn(next.page);
  await signIn(next.page, admin, `${address}/admin/auth`);
  await expect(next.page).toHaveURL(`${address}/admin`);
  await again.openPost(post.id);
  await expect(again.text).toHaveText("Public with a change");
  await expect(again.dialog.getByText("This is unsaved text of")).toBeVisible();
  await again.button("Discard it").click();
  await expect(again.text).toHaveText("Public");
  await next.kill();
});

test("unsaved text of a post that was deleted elsewhere is still there, and can be saved again", async ({
  adminPage: page,
}) => {
  const post = await plant({ published: true, content: "<p>Public</p>" });
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await type(page, " and more");
  await expect.poll(() => keptText(page, post.id)).toContain("and more");
  await removePosts(post.slug);
  await page.reload();
  await expect(editor.text).toHaveText("Public and more");
  await editor.button("Publish now").or(editor.button("Save changes")).click();
  await page.getByRole("button", { name: "Save mine again" }).click();
  await expect(editor.status).toHaveText(/^Saved at/);
  await page.reload();
  await expect(editor.text).toHaveText("Public and more");
});

/** What this browser has written down of a post, once it has. */
function keptText(page: Page, id: string): Promise<string> {
  return page.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("posts", 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("drafts").objectStore("drafts").get(id);
          reading.onsuccess = () => resolve(JSON.stringify(reading.result ?? null));
        };
      }),
    id,
  );
}

test("signed out while writing: sign in over the text, and it is saved", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, admin);
  await expect(page).toHaveURL("/admin");
  const post = await plant({ published: true, content: "<p>Public</p>" });
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await type(page, " and unsaved");
  await context.clearCookies();
  await editor.button("Save changes").click();
  const dialog = page.getByRole("dialog", { name: "Sign in to go on" });
  await dialog.getByLabel("Email address").fill(admin.email);
  await dialog.getByLabel("Password").fill(admin.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.status).toHaveText(/^Saved at/);
  await expect(editor.text).toHaveText("Public and unsaved");
  await context.close();
});

test("signing out in another tab leaves the text on the screen", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, admin);
  await expect(page).toHaveURL("/admin");
  const post = await plant({ published: true, content: "<p>Public</p>" });
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await type(page, " and unsaved");
  const other = await context.newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/");
  await expect(page.getByRole("dialog", { name: "Sign in to go on" })).toBeVisible();
  await expect(editor.text).toHaveText("Public and unsaved");
  await context.close();
});

const leaving = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

test("Esc over unsaved changes asks, as often as it is pressed, and never closes unasked", async ({
  adminPage: page,
}) => {
  const post = await plant({ published: true, content: "<p>Public</p>" });
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await type(page, " changed");
  await expect(editor.status).toHaveText(/^Unsaved changes/);
  for (let times = 0; times < 3; times++) {
    await page.keyboard.press("Escape");
    await expect(leaving(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(leaving(page)).toBeHidden();
    await expect(editor.dialog).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await leaving(page).getByRole("button", { name: "Keep writing" }).click();
  await expect(editor.text).toHaveText("Public changed");
});

test("leaving by the back button asks, keeps the text in this browser, and discards it when told", async ({
  adminPage: page,
}) => {
  const post = await plant({ published: true, content: "<p>Public</p>" });
  const editor = editorOn(page);
  const openFromList = async () => {
    await page.getByRole("link", { name: post.title, exact: true }).click();
    await editor.isReady();
  };
  await page.goto(`/admin/blog?q=${post.slug}`);
  await openFromList();
  await type(page, " changed");
  await expect(editor.status).toHaveText(/^Unsaved changes/);
  await page.goBack();
  await leaving(page).getByRole("button", { name: "Leave", exact: true }).click();
  await expect(editor.dialog).toBeHidden();

  await openFromList();
  await expect(editor.text).toHaveText("Public changed");
  await editor.button("Close").click();
  await leaving(page).getByRole("button", { name: "Discard changes" }).click();
  await expect(editor.dialog).toBeHidden();

  await openFromList();
  await expect(editor.text).toHaveText("Public");
  await page.keyboard.press("Escape");
  await expect(editor.dialog).toBeHidden();
});

test("an earlier save can be read and restored", async ({ adminPage: page }) => {
  const post = await plant({ published: true, content: "<p>The first text</p>" });
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await editor.text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("The second text");
  await editor.button("Save changes").click();
  await expect(editor.status).toHaveText(/^Saved at/);
  await editor.button("History").click();
  await editor.dialog.getByRole("list", { name: "Saves" }).getByRole("button").last().click();
  await expect(editor.dialog.getByText("The first text")).toBeVisible();
  await editor.button("Restore this text").click();
  await expect(editor.text).toHaveText("The first text");
  await editor.button("Save changes").click();
  await expect(editor.status).toHaveText(/^Saved at/);
});

test("the preview is the public article with the text on the screen", async ({
  adminPage: page,
}) => {
  const post = await plant({ content: "<p>Stored</p>" });
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await type(page, " and not yet saved");
  await editor.button("Preview").click();
  const article = page.frameLocator("iframe[title='Preview of the article']");
  await expect(article.getByRole("heading", { name: post.title, level: 1 })).toBeVisible();
  await expect(article.getByText("Stored and not yet saved")).toBeVisible();
  await editor.button("Phone").click();
  await expect.poll(() => page.locator("iframe").evaluate((frame) => frame.clientWidth)).toBe(390);
});

test("a draft can be shown by a link that is not indexed and can be revoked", async ({
  adminPage: page,
  browser,
}) => {
  const post = await plant({ content: "<p>For your eyes</p>" });
  const editor = editorOn(page);
  await editor.openPost(post.id);
  await editor.button("Preview").click();
  await editor.button("Make a link").click();
  const link = await editor.dialog.getByLabel("Copy this link now").inputValue();

  const guest = await (await browser.newContext()).newPage();
  const response = await guest.goto(link);
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(guest.getByText("For your eyes")).toBeVisible();
  await expect(guest.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  expect((await guest.request.get(`/blog/${post.slug}`)).status()).toBe(404);

  await editor.dialog.getByRole("button", { name: /^Revoke the link/ }).click();
  await expect(editor.dialog.getByText("Link revoked.")).toBeVisible();
  expect((await guest.reload())?.status()).toBe(404);
  await expect(guest.getByRole("heading", { name: "This preview is closed" })).toBeVisible();
  await guest.context().close();
});
