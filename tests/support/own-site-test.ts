import { test as base, expect, signIn } from "./admin-test.ts";
import { type OwnSite, startSite } from "./servers.ts";
import { admin } from "./site.ts";

export { expect, signIn } from "./admin-test.ts";

/** Tests on a site of their own, for what others would count, find or change on the shared one. */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const site = await startSite({});
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.address),
  ownerState: [
    async ({ browser, ownSite }, use, worker) => {
      const context = await browser.newContext({ baseURL: ownSite.address });
      const page = await context.newPage();
      await signIn(page, admin);
      await expect(page.getByRole("heading", { name: "Welcome to Admin Dashboard" })).toBeVisible();
      const path = `${worker.project.outputDir}/own-site-owner-${worker.workerIndex}.json`;
      await context.storageState({ path });
      await context.close();
      await use(path);
    },
    { scope: "worker" },
  ],
});
