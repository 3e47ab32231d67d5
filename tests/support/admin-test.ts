import { test as base, expect, type Page } from "@playwright/test";
import { type Account, admin } from "./site.ts";

export { expect } from "@playwright/test";

/** Tests that begin as the signed-in owner: `test("…", async ({ adminPage }) => …)`. */
export const test = base.extend<{ adminPage: Page }, { ownerState: string }>({
  ownerState: [
    async ({ browser }, use, worker) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await signIn(page, admin);
      await expect(page.getByRole("heading", { name: "Welcome to Admin Dashboard" })).toBeVisible();
      const path = `${worker.project.outputDir}/owner-${worker.workerIndex}.json`;
      await context.storageState({ path });
      await context.close();
      await use(path);
    },
    { scope: "worker" },
  ],
  adminPage: async ({ browser, ownerState }, use) => {
    const context = await browser.newContext({ storageState: ownerState });
    await use(await context.newPage());
    await context.close();
  },
});

/** Through the form, as a person does. */
export async function signIn(page: Page, { email, password }: Account, path = "/admin/auth") {
  await page.goto(path);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
