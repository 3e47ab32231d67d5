import AxeBuilder from "@axe-core/playwright";
import { expect, signIn, test } from "../support/admin-test.ts";
import { expireSession } from "../support/expire-session.ts";
import { ownerClient } from "../support/owner-client.ts";
import { address, admin, expelled, revoked } from "../support/site.ts";

test("signing out from the side panel leads home and says so", async ({ page }) => {
  await signIn(page, revoked);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You have been successfully signed out.")).toBeVisible();
  const storage = await page.evaluate(() => ({ ...sessionStorage }));
  expect(storage).not.toHaveProperty("isAdmin");
  expect(storage).not.toHaveProperty("returnTo");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/auth/);
});

test("the footer offers an administrator to sign out, and nobody else", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("contentinfo").getByText("Admin")).toBeHidden();
  await signIn(page, revoked);
  await expect(page).toHaveURL("/admin");
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You have been successfully signed out.")).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("button")).toBeHidden();
});

test("a sign-out that fails says so and the owner stays", async ({ page }) => {
  await signIn(page, revoked);
  await expect(page).toHaveURL("/admin");
  await page.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Failed to sign out. Please try again.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome to Admin Dashboard" })).toBeVisible();
});

test("two tabs agree: signing out in one signs out the other", async ({ page, context }) => {
  await signIn(page, revoked);
  await expect(page).toHaveURL("/admin");
  const other = await context.newPage();
  await other.goto("/admin/seo");
  await expect(other.getByRole("heading", { name: "SEO Manager" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL(/\/admin\/auth/);
});

test("the session is refreshed every five minutes", async ({ page }) => {
  await page.clock.install();
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: "Welcome to Admin Dashboard" })).toBeVisible();
  const refreshed = page.waitForRequest(/grant_type=refresh_token/);
  await page.clock.fastForward(5 * 60 * 1000);
  await refreshed;
});

test("a refresh that fails is only logged", async ({ page }) => {
  await page.clock.install();
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: "Welcome to Admin Dashboard" })).toBeVisible();
  await page.route(/grant_type=refresh_token/, (route) => route.fulfill({ status: 400, json: {} }));
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("The session could not be refreshed."),
  );
  await page.clock.fastForward(5 * 60 * 1000);
  await logged;
});

test("an hour later the session goes on by itself", async ({ page, context }) => {
  await signIn(page, revoked);
  await expect(page).toHaveURL("/admin");
  const expired = await expireSession(context);
  await page.goto("/admin/messages");
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  expect(JSON.stringify(await context.cookies())).not.toContain(expired);
  await page.getByRole("link", { name: "Onboarding" }).click();
  await expect(page.getByRole("heading", { name: "Onboarding Submissions" })).toBeVisible();
});

test("a session that was ended elsewhere leads to the sign-in, and from there back", async ({
  page,
}) => {
  await signIn(page, expelled);
  await expect(page.getByRole("heading", { name: "Welcome to Admin Dashboard" })).toBeVisible();
  await (await ownerClient(address, expelled)).auth.signOut({ scope: "global" });
  await page.getByRole("link", { name: "Messages" }).first().click();
  await expect(page).toHaveURL(/\/admin\/auth/);
  await page.getByLabel("Email address").fill(expelled.email);
  await page.getByLabel("Password").fill(expelled.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/admin/messages");
});

test("on a phone the side panel folds away behind its menu button", async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 767, height: 800 });
  await adminPage.goto("/admin");
  const link = adminPage.getByRole("link", { name: "SEO Manager" });
  await expect(adminPage.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  await expect(link).toBeHidden();
  await adminPage.getByRole("button", { name: "Menu" }).click();
  await link.click();
  await expect(adminPage).toHaveURL("/admin/seo");
  await expect(link).toBeHidden();
  await adminPage.setViewportSize({ width: 768, height: 800 });
  await expect(link).toBeVisible();
});

test("the dashboard says what waits, and each thing leads there", async ({ adminPage }) => {
  await adminPage.goto("/admin");
  await expect(
    adminPage.getByText("Use the sidebar to manage your blog posts and portfolio items."),
  ).toBeVisible();
  const tiles = adminPage.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(tiles).toHaveText([
    /New submissions/,
    /New messages/,
    /Drafts/,
    /Scheduled posts/,
    /Undelivered forwards and mail/,
    /SEO/,
    /Last backup/,
  ]);
  expect((await new AxeBuilder({ page: adminPage }).analyze()).violations).toEqual([]);
});
