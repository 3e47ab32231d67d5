import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin-test.ts";
import { ownerClient } from "../support/owner-client.ts";
import { editorOn, plantPosts, removePosts, uniqueSlug } from "../support/posts.ts";
import { address } from "../support/site.ts";
import { XSS_VECTORS } from "../support/xss-vectors.ts";

const run = uniqueSlug();
test.afterAll(() => removePosts(run));

const VECTORS = XSS_VECTORS.map((vector) => vector.replaceAll("\u0000", " "));
const A_PAGE = 40;

/** Collects every sign of life: a call, a dialog, a request to the attacker. */
async function trap(page: Page): Promise<string[]> {
  const caught: string[] = [];
  await page.context().exposeFunction("__xss", () => void caught.push("ran"));
  page.on("dialog", (dialog) => {
    caught.push(`dialog ${dialog.message()}`);
    dialog.dismiss();
  });
  await page.context().route(/xss\.invalid/, (route) => {
    caught.push(route.request().url());
    return route.abort();
  });
  return caught;
}

/** As a page of its own would be parsed, with everything in it touched. */
async function parseAndTouch(page: Page, htmls: readonly string[]): Promise<void> {
  await page.evaluate(async (htmls) => {
    for (const html of htmls) {
      const frame = document.createElement("iframe");
      frame.srcdoc = `<!doctype html><body>${html}`;
      const loaded = new Promise((done) => frame.addEventListener("load", done));
      document.body.append(frame);
      await loaded;
      for (const element of frame.contentDocument?.body.querySelectorAll("*") ?? []) {
        for (const type of ["click", "mouseover", "pointerenter", "focus", "error", "toggle"])
          element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
      frame.remove();
    }
  }, htmls);
}

test("the traps catch what is not cleaned", async ({ page }) => {
  const caught = await trap(page);
  await page.goto("/about");
  await parseAndTouch(
    page,
    VECTORS.filter((vector) => !/refresh|<base/.test(vector)).slice(0, 150),
  );
  await expect.poll(() => caught.length).toBeGreaterThan(50);
});

test("the corpus written through the API runs nothing in a browser", async ({ page }) => {
  const rows = VECTORS.map((content, n) => ({ slug: `${run}-v${n}`, content, published: true }));
  await plantPosts(...rows);
  const owner = await ownerClient(address);
  const { data } = await owner.from("blog_posts").select("content").like("slug", `${run}-v%`);
  expect(data).toHaveLength(VECTORS.length);
  const caught = await trap(page);
  await page.goto("/about");
  await parseAndTouch(page, data?.map(({ content }) => content) ?? []);
  expect(caught).toEqual([]);
});

test("nor does it on the article's own page and in the owner's editor", async ({
  adminPage: page,
}) => {
  const pages = Array.from({ length: Math.ceil(VECTORS.length / A_PAGE) }, (_, n) => ({
    slug: `${run}-p${n}`,
    title: VECTORS[n * A_PAGE]?.slice(0, 200) ?? "",
    content: VECTORS.slice(n * A_PAGE, (n + 1) * A_PAGE)
      .map((vector) => `<p>${vector}</p>`)
      .join("\n"),
    published: true,
  }));
  const posts = await plantPosts(...pages);
  const caught = await trap(page);
  for (const { slug } of posts) {
    await page.goto(`/blog/${slug}`);
    await expect(page.locator(".prose")).toBeAttached();
  }
  const editor = editorOn(page);
  for (const { id } of posts.slice(0, 4)) await editor.openPost(id);
  expect(caught).toEqual([]);
});

test("the corpus pasted into the editor runs nothing and is stored clean", async ({
  adminPage: page,
}) => {
  const [post] = await plantPosts({ slug: `${run}-pasted` });
  const editor = editorOn(page);
  const caught = await trap(page);
  await editor.openPost(post?.id ?? "");
  await editor.text.click();
  for (const html of VECTORS.filter((_, n) => n % 5 === 0))
    await page.evaluate((html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, html);
  await editor.button("Save draft").click();
  await expect(editor.status).toHaveText(/saved at/i);
  expect(caught).toEqual([]);
  const owner = await ownerClient(address);
  const { data } = await owner.from("blog_posts").select("content").eq("slug", `${run}-pasted`);
  expect(data?.[0]?.content).not.toMatch(/<[^>]+\son\w+=|<script|href="javascript/i);
});
