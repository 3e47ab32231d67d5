import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/own-site-test.ts";
import { plainPicture } from "../support/pictures.ts";

// One order is shared by all items.
test.describe.configure({ mode: "serial" });

const mine = () => `Test roof ${randomUUID().slice(0, 8)}`;
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("the list has the columns of the specification", async ({ adminPage }) => {
  await adminPage.goto("/admin/portfolio");
  await expect(adminPage.getByRole("heading", { name: "Portfolio Items" })).toBeVisible();
  await expect(adminPage.getByRole("columnheader")).toHaveText([
    /^Title/,
    /^Job Type/,
    /^Created At/,
    "Actions",
  ]);
});

test("an item is created with a picture from the library and is on the site at once", async ({
  adminPage,
  request,
}) => {
  const title = mine();
  await adminPage.goto("/admin/portfolio");
  await adminPage.getByRole("link", { name: "New Item" }).click();
  const form = dialog(adminPage, "Create New Portfolio Item");
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Job type").fill("Slater");
  await form.getByLabel("Tags").fill("Web design, Price form");
  await form.getByLabel("Link").fill("slates.example");
  await form.getByLabel("Featured on the web-design page").check();

  await form.getByRole("button", { name: "Choose picture" }).click();
  const picker = dialog(adminPage, "Choose a picture");
  const name = `${title}.png`;
  await picker
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "image/png", buffer: await plainPicture(900, 600) });
  await expect(picker).toBeHidden();
  await form.getByLabel("What the picture shows").fill("A slate roof");
  await adminPage.keyboard.press("Control+s");
  await expect(adminPage.getByText("Item created")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(row(adminPage, title)).toContainText("Slater");

  for (const path of ["/portfolio", "/services/web-design"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(title);
    expect(html, path).toContain("https://slates.example");
    expect(html, path).toMatch(/<source type="image\/avif" srcSet="[^"]+-480\.avif 480w/i);
  }
  await remove(adminPage, title);
  expect(await (await request.get("/portfolio")).text()).not.toContain(title);
});

test("bad input is said next to its field, and nothing typed is lost", async ({ adminPage }) => {
  await adminPage.goto("/admin/portfolio?new");
  const form = dialog(adminPage, "Create New Portfolio Item");
  await form.getByLabel("Description").fill("Kept");
  await form.getByLabel("Link").fill("not a link");
  await form.getByLabel("Tags").fill(Array.from({ length: 21 }, (_, i) => `t${i}`).join(","));
  await save(adminPage);
  await expect(form.getByLabel("Title")).toHaveAccessibleDescription("Give the item a title.");
  await expect(form.getByLabel("Title")).toBeFocused();
  await expect(form.getByLabel("Link")).toHaveAccessibleDescription(/not a web address/);
  await expect(form.getByLabel("Tags")).toHaveAccessibleDescription(/at most 20 tags/);
  await expect(form.getByLabel("Description")).toHaveValue("Kept");
  await expect(form.getByLabel("Link")).toHaveValue("not a link");
  await expectAccessible(adminPage);
});

test("closing with unsaved changes asks once", async ({ adminPage }) => {
  await adminPage.goto("/admin/portfolio?new");
  const form = dialog(adminPage, "Create New Portfolio Item");
  await form.getByLabel("Title").fill("Half a title");
  await adminPage.keyboard.press("Escape");
  await form.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("Half a title");
  await adminPage.keyboard.press("Escape");
  await form.getByRole("button", { name: "Discard changes" }).click();
  await expect(form).toBeHidden();
  await expect(adminPage).toHaveURL("/admin/portfolio");
});

test("an item is edited, deleted, and put back by Undo", async ({ adminPage, request }) => {
  const title = mine();
  await create(adminPage, title);
  await row(adminPage, title)
    .getByRole("link", { name: `Edit ${title}` })
    .click();
  const form = dialog(adminPage, "Edit Portfolio Item");
  await form.getByLabel("Description").fill("Re-slated in a week.");
  await save(adminPage);
  await expect(adminPage.getByText("Item saved")).toBeVisible();
  expect(await (await request.get("/portfolio")).text()).toContain("Re-slated in a week.");

  await row(adminPage, title)
    .getByRole("button", { name: `Delete ${title}` })
    .click();
  await expect(row(adminPage, title)).toBeHidden();
  expect(await (await request.get("/portfolio")).text()).not.toContain(title);
  await adminPage.getByRole("button", { name: "Undo" }).click();
  await expect(row(adminPage, title)).toBeVisible();
  expect(await (await request.get("/portfolio")).text()).toContain("Re-slated in a week.");
  await remove(adminPage, title);
});

test("the order is changed by keyboard, announced, and shown on the site", async ({
  adminPage,
  request,
}) => {
  await adminPage.goto("/admin/portfolio");
  const [above, below] = ["Harker & Daughters Roofing", "Brightside Electrical"];
  const up = adminPage.getByRole("button", { name: `Move ${below} up` });
  await up.focus();
  await adminPage.keyboard.press("Enter");
  await expect(adminPage.getByRole("status").filter({ hasText: below })).toHaveText(
    `Order saved. ${below} is now number 1.`,
  );
  await expect(up).toBeFocused();
  expect(await isAbove(adminPage, below, above)).toBe(true);
  const html = await (await request.get("/portfolio")).text();
  expect(html.indexOf("Brightside")).toBeLessThan(html.indexOf("Harker"));
});

test("the order is changed by drag, and Esc puts the row back", async ({ adminPage, request }) => {
  await adminPage.goto("/admin/portfolio");
  const [above, below] = ["Fettle Joinery", "Float & Set"];
  const drag = async () => {
    await row(adminPage, below).getByTitle("Drag to change the order").hover();
    await adminPage.mouse.down();
    const target = await row(adminPage, above).boundingBox();
    await adminPage.mouse.move(300, (target?.y ?? 0) + 2, { steps: 4 });
  };
  await drag();
  await adminPage.keyboard.press("Escape");
  await adminPage.mouse.up();
  expect(await isAbove(adminPage, above, below)).toBe(true);

  await drag();
  await adminPage.mouse.up();
  await expect(adminPage.getByText(`Order saved. ${below} is now number 4.`)).toBeVisible();
  expect(await isAbove(adminPage, below, above)).toBe(true);
  const html = await (await request.get("/portfolio")).text();
  expect(html.indexOf("Float &amp; Set")).toBeLessThan(html.indexOf("Fettle Joinery"));
});

test("a searched list is not put into order by hand", async ({ adminPage }) => {
  await adminPage.goto("/admin/portfolio");
  await expect(row(adminPage, "Putlog Scaffolding")).toBeVisible();
  await adminPage.keyboard.press("/");
  await adminPage.keyboard.type("joinery");
  await adminPage.keyboard.press("Enter");
  await expect(row(adminPage, "Fettle Joinery")).toBeVisible();
  await expect(row(adminPage, "Putlog Scaffolding")).toBeHidden();
  await expect(adminPage.getByRole("button", { name: /^Move / })).toHaveCount(0);
  await adminPage.goto("/admin/portfolio?q=nothing-like-it");
  await expect(adminPage.getByText("No item matches.")).toBeVisible();
});

test("a submission becomes a draft to be read over", async ({ adminPage }) => {
  await adminPage.goto("/admin/portfolio?new&from=00000000-0000-4000-8000-000000000000");
  const form = dialog(adminPage, "Create New Portfolio Item");
  await expect(form.getByLabel("Title")).toHaveValue("");
  await adminPage.goto("/admin/portfolio?new&from=5b1c6a52-3f0b-4d0f-9a57-11d4f1a90001");
  await expect(form.getByLabel("Title")).toHaveValue("Linthorpe Tiling");
  await expect(form.getByLabel("Description")).toHaveValue(/bathrooms and wet rooms/);
  await expect(form.getByLabel("Published")).not.toBeChecked();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`on a phone the table becomes cards (${colorScheme})`, async ({ adminPage }) => {
    await adminPage.emulateMedia({ colorScheme });
    await adminPage.setViewportSize({ width: 360, height: 740 });
    await adminPage.goto("/admin/portfolio");
    await expect(row(adminPage, "Fettle Joinery")).toBeVisible();
    await expectNoSidewaysScroll(adminPage);
    await expectAccessible(adminPage);
    await row(adminPage, "Fettle Joinery")
      .getByRole("link", { name: "Edit Fettle Joinery" })
      .click();
    await expect(dialog(adminPage, "Edit Portfolio Item")).toBeVisible();
    await expectNoSidewaysScroll(adminPage);
    await expectAccessible(adminPage);
  });
}

async function create(page: Page, title: string) {
  await page.goto("/admin/portfolio?new");
  const form = dialog(page, "Create New Portfolio Item");
  await form.getByLabel("Title").fill(title);
  await save(page);
  await expect(form).toBeHidden();
  await expect(row(page, title)).toBeVisible();
}

async function remove(page: Page, title: string) {
  await row(page, title)
    .getByRole("button", { name: `Delete ${title}` })
    .click();
  await expect(row(page, title)).toBeHidden();
}

async function isAbove(page: Page, above: string, below: string): Promise<boolean> {
  const [upper, lower] = [
    await row(page, above).boundingBox(),
    await row(page, below).boundingBox(),
  ];
  if (!upper || !lower) throw new Error("A row is not there.");
  return upper.y < lower.y;
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

async function expectAccessible(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}
