import { randomBytes, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin-test.ts";
import { decompressionBomb, htmlAsPng, phonePhoto, plainPicture } from "../support/pictures.ts";

const mine = () => `photo-${randomUUID()}.png`;
const card = (page: Page, name: string) => page.getByRole("link", { name });
const pick = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByRole("region", { name: "Upload" })
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "image/png", buffer });

test("a picture chosen with the picker is in the library and on the web without its location", async ({
  adminPage,
  request,
}) => {
  const name = mine();
  await adminPage.goto("/admin/media");
  await pick(adminPage, name, await phonePhoto(1600, 1200, `#${randomBytes(3).toString("hex")}`));
  await expect(card(adminPage, name)).toContainText("1200 × 1600");
  const src = (await card(adminPage, name).locator("img").getAttribute("src")) ?? "";
  const response = await request.get(src);
  expect(response.headers()["cache-control"]).toContain("immutable");
  expect((await response.body()).includes("Exif")).toBe(false);
  await remove(adminPage, name);
  expect((await request.get(src)).ok()).toBe(false);
});

test("a picture can be pasted", async ({ adminPage }) => {
  const name = mine();
  await adminPage.goto("/admin/media");
  await expect(adminPage.getByRole("button", { name: "Upload files" })).toBeVisible();
  await hand(adminPage, "paste", name, await plainPicture(320, 240));
  await expect(card(adminPage, name)).toBeVisible();
  await remove(adminPage, name);
});

test("a picture can be dropped anywhere on the page", async ({ adminPage }) => {
  const name = mine();
  await adminPage.goto("/admin/media");
  await expect(adminPage.getByRole("button", { name: "Upload files" })).toBeVisible();
  await hand(adminPage, "drop", name, await plainPicture(321, 240));
  await expect(card(adminPage, name)).toBeVisible();
  await remove(adminPage, name);
});

test("an upload shows its progress and can be cancelled; nothing of it is kept", async ({
  adminPage,
}) => {
  const name = mine();
  await adminPage.goto("/admin/media");
  const network = await adminPage.context().newCDPSession(adminPage);
  const throttle = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(200_000);
  const noise = Buffer.concat([await plainPicture(400, 300), randomBytes(4_000_000)]);
  await pick(adminPage, name, noise);
  const progress = adminPage.getByRole("progressbar", { name: `Upload of ${name}` });
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0.05);
  await adminPage.getByRole("button", { name: `Cancel ${name}` }).click();
  await expect(progress).toBeHidden();
  await throttle(-1);
  await adminPage.goto(`/admin/media?q=${name}`);
  await expect(adminPage.getByText("Nothing here matches.")).toBeVisible();
});

test.describe("what is not taken is refused in plain words", () => {
  test("by content: HTML as a PNG, and a decompression bomb", async ({ adminPage }) => {
    await adminPage.goto("/admin/media");
    await pick(adminPage, "page.png", htmlAsPng);
    await expect(adminPage.getByRole("alert")).toHaveText(/not a picture or a PDF/);
    await adminPage.getByRole("button", { name: "Dismiss page.png" }).click();
    await pick(adminPage, "bomb.png", decompressionBomb());
    await expect(adminPage.getByRole("alert")).toHaveText(/more than 50 million pixels/);
    await expectAccessible(adminPage);
  });

  test("by size: a picture of 50 MB, in the browser and by the server", async ({
    adminPage,
  }, testInfo) => {
    const large = Buffer.alloc(50 * 1024 * 1024, 1);
    const path = testInfo.outputPath("large.png");
    await writeFile(path, large);
    await adminPage.goto("/admin/media");
    await adminPage
      .getByRole("region", { name: "Upload" })
      .locator("input[type=file]")
      .setInputFiles(path);
    await expect(adminPage.getByRole("alert")).toHaveText(/larger than 10 MB/);
    const answer = await adminPage.request.post("/admin/media/upload?name=large.png", {
      data: large.subarray(0, 11 * 1024 * 1024),
    });
    expect(answer.status()).toBe(422);
    expect(await answer.json()).toEqual({ error: expect.stringContaining("larger than 10 MB") });
  });
});

test("nobody uploads without signing in", async ({ request }) => {
  const answer = await request.post("/admin/media/upload?name=x.png", {
    data: await plainPicture(50, 50),
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toContain("/admin/auth");
});

test("a description is kept, and found by the search", async ({ adminPage }) => {
  const name = mine();
  const words = `A roof in ${randomUUID()}`;
  await adminPage.goto("/admin/media");
  await pick(adminPage, name, await plainPicture(400, 200));
  await card(adminPage, name).click();
  const dialog = adminPage.getByRole("dialog", { name });
  await expect(dialog.getByText("Nowhere yet.")).toBeVisible();
  await dialog.getByLabel("Description").fill(words);
  await adminPage.keyboard.press("Control+s");
  await expect(adminPage.getByText("Description saved")).toBeVisible();
  await adminPage.goto(`/admin/media?q=${encodeURIComponent(words)}`);
  await expect(card(adminPage, name)).toBeVisible();
  await remove(adminPage, name);
});

test("a file in use says where, is replaced there too, and warns before it is deleted", async ({
  adminPage,
}) => {
  const name = mine();
  const title = `Draft ${randomUUID()}`;
  await adminPage.goto("/admin/portfolio?new");
  const form = adminPage.getByRole("dialog", { name: "Create New Portfolio Item" });
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Published").uncheck();
  await form.getByRole("button", { name: "Choose picture" }).click();
  await pick(adminPage, name, await plainPicture(700, 500));
  await expect(form.getByRole("button", { name: "Remove picture" })).toBeVisible();
  await form.getByLabel("What the picture shows").fill("A roof");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await adminPage.goto(`/admin/media?q=${name}`);
  await expect(card(adminPage, name)).toContainText("Used once");
  await card(adminPage, name).click();
  const opened = adminPage.getByRole("dialog");
  await expect(opened.getByRole("link", { name: title })).toBeVisible();
  await opened.locator("input[type=file]").setInputFiles({
    name: `new-${name}`,
    mimeType: "image/png",
    buffer: await plainPicture(500, 500),
  });
  await expect(opened.getByText("The file has been replaced.")).toBeVisible();
  await expect(opened.getByText("500 × 500")).toBeVisible();

  await opened.getByRole("button", { name: "Delete file" }).click();
  await expect(opened.getByRole("alert")).toContainText(title);
  await opened.getByRole("button", { name: "Keep it" }).click();
  await opened.getByRole("link", { name: title }).click();
  const edited = adminPage.getByRole("dialog", { name: "Edit Portfolio Item" });
  await expect(edited.getByRole("img", { name: "A roof" })).toHaveAttribute("src", /500x500/);
  await edited.getByRole("button", { name: "Close" }).click();
  await adminPage.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(adminPage.getByText("Item deleted")).toBeVisible();
  await adminPage.goto(`/admin/media?q=${name}`);
  await remove(adminPage, name);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the library works on a phone (${colorScheme})`, async ({ adminPage }) => {
    const name = mine();
    await adminPage.emulateMedia({ colorScheme });
    await adminPage.setViewportSize({ width: 360, height: 740 });
    await adminPage.goto("/admin/media");
    await pick(adminPage, name, await plainPicture(600, 400));
    await expect(card(adminPage, name)).toBeVisible();
    await expectAccessible(adminPage);
    await card(adminPage, name).click();
    await expect(adminPage.getByRole("dialog", { name })).toBeVisible();
    await expectAccessible(adminPage);
    expect(await adminPage.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await adminPage.keyboard.press("Escape");
    await remove(adminPage, name);
  });
}

async function remove(page: Page, name: string) {
  await card(page, name).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete file" }).click();
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("File deleted")).toBeVisible();
  await expect(card(page, name)).toBeHidden();
}

/** Hands the page a file as a drop or a paste does. */
async function hand(page: Page, how: "drop" | "paste", name: string, bytes: Buffer) {
  await page.evaluate(
    ([kind, fileName, base64]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      data.items.add(new File([content], fileName, { type: "image/png" }));
      const init = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data }),
      );
    },
    [how, name, bytes.toString("base64")] as const,
  );
}

async function expectAccessible(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}
