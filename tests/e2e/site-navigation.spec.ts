import type { Locator, Page } from "@playwright/test";
import { test as adminTest } from "../support/admin-test.ts";
import { expect, test } from "../support/site-test.ts";

const services = ["Web Design", "Development", "Automation & AI", "CRM Integration"];

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the Services menu opens, closes and leads on by keyboard", async ({ page }) => {
      await page.goto("/about");
      const menu = page.getByRole("button", { name: "Services menu" });
      const links = services.map((name) => navigation(page).getByRole("link", { name }));
      await tabTo(page, menu);
      await page.keyboard.press("Enter");
      for (const link of links) await expect(link).toBeVisible();
      await page.keyboard.press("Escape");
      for (const link of links) await expect(link).toBeHidden();
      await expect(menu).toBeFocused();

      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await expect(links[0] as Locator).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/services/development");
    });

    test("the Services menu opens by mouse and closes when the page is clicked", async ({
      page,
    }) => {
      await page.goto("/");
      const link = navigation(page).getByRole("link", { name: "CRM Integration" });
      await expect(link).toBeHidden();
      await page.getByRole("button", { name: "Services menu" }).click();
      await expect(link).toBeVisible();
      await page.mouse.click(20, 600);
      await expect(link).toBeHidden();
      await page.getByRole("button", { name: "Services menu" }).click();
      await link.click();
      await expect(page).toHaveURL("/services/crm-integration");
    });

    test("the skip link comes first and leads past the header", async ({ page }) => {
      await page.goto("/services");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
    });

    test("every change of page starts at the top", async ({ page }) => {
      await page.goto("/");
      for (const name of services) {
        const link = page.getByRole("contentinfo").getByRole("link", { name });
        await link.scrollIntoViewIfNeeded();
        await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
        await link.click();
        await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
        await page.waitForLoadState();
        expect(await scrolledBy(page)).toBe(0);
      }
    });
  });

  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 }, hasTouch: true });

    test("the menu opens by tap, shows every page and leads on", async ({ page }) => {
      await page.goto("/");
      const links = navigation(page).getByRole("link");
      await expect(links).toHaveCount(0);
      await page.getByRole("button", { name: "Menu" }).tap();
      await expect(links).toHaveText([
        "Home",
        "Services",
        ...services,
        "Portfolio",
        "About",
        "Blog",
        "Contact",
      ]);
      for (const link of await links.all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await links.getByText("Portfolio").tap();
      await expect(page).toHaveURL("/portfolio");
      await expect(links).toHaveCount(0);
    });

    test("the menu closes by Escape and by a tap below it, and works by keyboard", async ({
      page,
    }) => {
      await page.goto("/contact");
      const button = page.getByRole("button", { name: "Menu" });
      const blog = navigation(page).getByRole("link", { name: "Blog" });
      await button.tap();
      await expect(blog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(blog).toBeHidden();
      await button.tap();
      await expect(blog).toBeVisible();
      const sheet = await navigation(page).boundingBox();
      await page.touchscreen.tap(180, (sheet?.y ?? 0) + (sheet?.height ?? 0) + 24);
      await expect(blog).toBeHidden();

      await tabTo(page, button);
      await page.keyboard.press("Enter");
      await tabTo(page, blog);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/blog");
    });

    test("the phone number is one tap away on every page", async ({ page }) => {
      await page.goto("/services/development");
      const call = page.getByRole("banner").getByRole("link", { name: /^Ring / });
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute("href", /^tel:\+44\d{10}$/);
    });
  });
}

test("the page at hand is marked in the navigation", async ({ page }) => {
  await page.goto("/portfolio");
  const current = navigation(page).locator("[aria-current=page]");
  await expect(current).toHaveText("Portfolio");
  await page.goto("/services/development");
  await expect(navigation(page).locator("> ul > li > [aria-current]")).toHaveText("Services");
});

adminTest("the signed-in owner's pages start at the top too", async ({ adminPage: page }) => {
  await page.goto("/services");
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Development" });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL("/services/development");
  await expect.poll(() => scrolledBy(page)).toBe(0);
});

function navigation(page: Page): Locator {
  return page.getByRole("banner").locator("#site-nav");
}

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** As a keyboard user: forward until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await focused()); presses++) {
    if (presses > 30) throw new Error("The keyboard does not get there.");
    await page.keyboard.press("Tab");
  }
}
