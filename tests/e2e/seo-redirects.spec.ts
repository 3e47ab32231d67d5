import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin-test.ts";
import { type OwnerClient, ownerClient } from "../support/owner-client.ts";
import { address } from "../support/site.ts";

let owner: OwnerClient;

test.beforeAll(async () => {
  owner = await ownerClient(address);
});

test("a dead link is noted, redirected in two presses, and its visits are counted", async ({
  adminPage,
  request,
}) => {
  const path = unique();
  const visit = () => request.get(`${path}?from=van`, { maxRedirects: 0 });
  expect((await visit()).headers().location).toBe("/");
  await visit();

  const missed = `/admin/seo?tab=missed&q=${path}`;
  await expect(async () => {
    await adminPage.goto(missed);
    await expect(row(adminPage, path)).toContainText("2 times", { timeout: 1_000 });
  }).toPass();
  await adminPage.getByRole("link", { name: `Create redirect from ${path}` }).click();
  const dialog = adminPage.getByRole("dialog", { name: "Add redirect" });
  await expect(dialog.getByLabel("From")).toHaveValue(path);
  await expect(dialog.getByLabel("To")).toBeFocused();
  await dialog.getByLabel("To").fill("/contact");
  await adminPage.keyboard.press("Control+s");
  await expect(adminPage.getByText(`${path} leads to /contact.`)).toBeVisible();
  await expect(adminPage.getByText("No path matches.")).toBeVisible();

  const answer = await visit();
  expect([answer.status(), answer.headers().location]).toEqual([301, "/contact?from=van"]);
  await expect(async () => {
    await adminPage.goto(`/admin/seo?tab=redirects&q=${path}`);
    await expect(cell(adminPage, path, "Hits")).toHaveText("1", { timeout: 1_000 });
  }).toPass();
  await forget(path);
});

test("every bad redirect has its message next to the field, and nothing typed is lost", async ({
  adminPage,
}) => {
  const [a, b] = [unique(), unique()];
  await store(a, b);
  await adminPage.goto("/admin/seo?tab=redirects&new");
  const dialog = adminPage.getByRole("dialog");
  const from = dialog.getByLabel("From");
  const to = dialog.getByLabel("To");
  const elsewhere = /A redirect stays on this site\./;
  for (const [typedFrom, typedTo, field, message] of [
    ["", "/contact", from, /Enter the old path/],
    ["old-page", "/contact", from, /Start with a slash: \/old-page/],
    ["https://secondfix.example/old", "/contact", from, /Write the path alone/],
    ["/old page", "/contact", from, /A path has no spaces/],
    ["/old\u0007", "/contact", from, /a character that cannot be seen/],
    [b, "https://evil.example", to, elsewhere],
    [b, "//evil.example", to, elsewhere],
    [b, `${b}/`, to, /This leads back to itself/],
    [b, a, to, /This would go in a circle/],
    [a, "/contact", from, /There is a redirect from .* already/],
  ] as const) {
    await from.fill(typedFrom);
    await to.fill(typedTo);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(from).toHaveValue(typedFrom);
    await expect(to).toHaveValue(typedTo);
  }
  await forget(a);
});

test("a redirect from a page's own path is only stored on second thoughts", async ({
  adminPage,
  request,
}) => {
  await adminPage.goto("/admin/seo?tab=redirects&new");
  const dialog = adminPage.getByRole("dialog");
  await dialog.getByLabel("From").fill("/about");
  await dialog.getByLabel("To").fill("/contact");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("There is a page at /about, and a page always wins")).toBeVisible();
  await dialog.getByRole("button", { name: "Save anyway" }).click();
  await expect(adminPage.getByText("/about leads to /contact.")).toBeVisible();
  expect((await request.get("/about", { maxRedirects: 0 })).status()).toBe(200);
  await forget("/about");
});

test("a detour is left out, and the owner is told", async ({ adminPage }) => {
  const [a, b, c] = [unique(), unique(), unique()];
  await store(b, "/contact");
  await adminPage.goto("/admin/seo?tab=redirects&new");
  await fill(adminPage, a, b);
  await expect(adminPage.getByText(`${b} is redirected itself`)).toBeVisible();
  await adminPage.goto(`/admin/seo?tab=redirects&q=${a}`);
  await expect(cell(adminPage, a, "To")).toHaveText("/contact");

  await store(c, unique());
  await adminPage.goto(`/admin/seo?tab=redirects&edit=${a}`);
  await fill(adminPage, a, c);
  await expect(adminPage.getByText(`${c} is redirected itself`)).toBeVisible();
  for (const path of [a, b, c]) await forget(path);
});

test("a deleted redirect can be brought back with its hits", async ({ adminPage, request }) => {
  const path = unique();
  await store(path, "/contact", 41);
  await adminPage.goto(`/admin/seo?tab=redirects&q=${path}`);
  await expect(cell(adminPage, path, "Source")).toHaveText("Own");
  await adminPage.getByRole("button", { name: `Delete ${path}` }).click();
  await expect(adminPage.getByText("No redirect matches.")).toBeVisible();
  expect((await request.get(path, { maxRedirects: 0 })).headers().location).toBe("/");
  await adminPage.getByRole("button", { name: "Undo" }).click();
  await expect(cell(adminPage, path, "Hits")).toHaveText("41");
  expect((await request.get(path, { maxRedirects: 0 })).headers().location).toBe("/contact");
  await forget(path);
});

test("a renamed post's redirect is shown as automatic", async ({ adminPage }) => {
  const slug = unique().slice(1);
  await owner.from("blog_posts").insert({ slug, title: "T", published: true }).throwOnError();
  const renamed = { slug: `${slug}-new` };
  await owner.from("blog_posts").update(renamed).eq("slug", slug).throwOnError();
  await adminPage.goto(`/admin/seo?tab=redirects&q=${slug}&source=slug`);
  await expect(cell(adminPage, `/blog/${slug}`, "Source")).toHaveText("Automatic");
  await adminPage.getByLabel("Source").selectOption("Own");
  await expect(adminPage).toHaveURL(/tab=redirects.*source=owner|source=owner.*tab=redirects/);
  await expect(adminPage.getByText("No redirect matches.")).toBeVisible();
  await owner.from("blog_posts").delete().eq("slug", renamed.slug).throwOnError();
  await forget(`/blog/${slug}`);
});

test("a missed path is dismissed and brought back", async ({ adminPage, request }) => {
  const path = unique();
  await request.get(path, { maxRedirects: 0 });
  await expect(async () => {
    await adminPage.goto(`/admin/seo?tab=missed&q=${path}`);
    await expect(row(adminPage, path)).toContainText("once", { timeout: 1_000 });
  }).toPass();
  await adminPage.getByRole("button", { name: `Dismiss ${path}` }).click();
  await expect(adminPage.getByText("No path matches.")).toBeVisible();
  await adminPage.getByRole("button", { name: "Undo" }).click();
  await expect(row(adminPage, path)).toContainText("once");
  await owner.from("missed_paths").delete().eq("path", path).throwOnError();
});

async function fill(page: Page, from: string, to: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From").fill(from);
  await dialog.getByLabel("To").fill(to);
  await dialog.getByRole("button", { name: "Save" }).click();
}

function row(page: Page, path: string) {
  return page.getByRole("row").filter({ has: page.getByText(path, { exact: true }) });
}

function cell(page: Page, path: string, label: string) {
  return row(page, path).locator(`[data-label="${label}"]`);
}

async function store(from_path: string, to_path: string, hits = 0) {
  await owner.from("redirects").insert({ from_path, to_path, hits }).throwOnError();
}

async function forget(from_path: string) {
  await owner.from("redirects").delete().eq("from_path", from_path).throwOnError();
}

function unique() {
  return `/e2e-${randomUUID()}`;
}
