import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { totpCode } from "../../server/backend/auth/factors/totp.ts";
import { expect, signIn, test } from "../support/admin-test.ts";
import { careful, revoked } from "../support/site.ts";

const dashboard = (page: Page) => page.getByRole("heading", { name: "Welcome to Admin Dashboard" });

test("two-factor is set up, asked for at sign-in, and recovered from a lost phone", async ({
  page,
  browser,
}) => {
  await signIn(page, careful, "/admin/security");
  await page.getByRole("button", { name: "Set up two-factor" }).click();
  await expect(page.getByAltText("QR code for your authenticator app")).toBeVisible();
  const secret = await page
    .locator("code")
    .filter({ hasText: /^[A-Z2-7]{16,}$/ })
    .innerText();
  await page.getByLabel("The code it shows now").fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText(/invalid totp/i)).toBeVisible();
  await page.getByLabel("The code it shows now").fill(totpCode(secret, Date.now()));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();

  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, careful);
  const code = phone.getByLabel("Code from your authenticator app");
  await code.fill("123456");
  await phone.getByRole("button", { name: "Verify" }).click();
  await expect(phone.getByText(/invalid totp/i)).toBeVisible();
  await expect(phone).toHaveURL(/\/admin\/auth/);
  // The code of this half minute has been used to set it up; the next one is good already.
  await code.fill(totpCode(secret, Date.now() + 30_000));
  await phone.getByRole("button", { name: "Verify" }).click();
  await expect(dashboard(phone)).toBeVisible();
  await phone.context().close();

  const laptop = await (await browser.newContext()).newPage();
  await signIn(laptop, careful);
  await laptop.getByRole("button", { name: "Use a recovery code" }).click();
  await laptop.getByLabel("Recovery code").fill(recoveryCode);
  await laptop.getByRole("button", { name: "Verify" }).click();
  await expect(dashboard(laptop)).toBeVisible();
  await laptop.goto("/admin/security");
  await expect(laptop.getByRole("button", { name: "Set up two-factor" })).toBeVisible();
  await laptop.context().close();
});

test("the owner sees where they are signed in and ends another session", async ({
  page,
  browser,
}) => {
  const other = await (
    await browser.newContext({ userAgent: "Mozilla/5.0 (iPhone) Safari/604.1" })
  ).newPage();
  await signIn(other, revoked);
  await expect(dashboard(other)).toBeVisible();
  await signIn(page, revoked, "/admin/security");
  const row = page.getByRole("row").filter({ hasText: "Safari on iPhone" });
  await row.getByRole("button", { name: "End session on Safari on iPhone" }).first().click();
  await expect(page.getByText("Session ended")).toBeVisible();
  await expect(row).toHaveCount(0);
  await other.goto("/admin/onboarding");
  await expect(other).toHaveURL(/\/admin\/auth/);
  await other.context().close();
});

test("the security screen is accessible", async ({ adminPage }) => {
  await adminPage.goto("/admin/security");
  await expect(adminPage.getByRole("button", { name: "Set up two-factor" })).toBeVisible();
  expect((await new AxeBuilder({ page: adminPage }).analyze()).violations).toEqual([]);
});
