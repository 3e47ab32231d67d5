import AxeBuilder from "@axe-core/playwright";
import { expect, signIn, test } from "../support/admin-test.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { admin, forgetful, member } from "../support/site.ts";

const alert = (page: import("@playwright/test").Page) => page.getByRole("alert");

test("an administrator signs in, is welcomed and comes to the page they asked for", async ({
  page,
}) => {
  await signIn(page, admin, "/admin/portfolio");
  await expect(page).toHaveURL("/admin/portfolio");
  await expect(page.getByText("Welcome Admin!")).toBeVisible();
  await expect(page.getByText("You have successfully signed in.")).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/admin\/auth/);
});

test("without a page to return to, signing in leads to the dashboard", async ({ page }) => {
  await signIn(page, admin, "/auth");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Welcome to Admin Dashboard" })).toBeVisible();
});

test("somebody who is no administrator is told so and stays", async ({ page }) => {
  await signIn(page, member);
  await expect(alert(page)).toHaveText("This area is restricted to administrators only.");
  await expect(page).toHaveURL(/\/admin\/auth/);
});

test("a wrong password shows the service's own message", async ({ page }) => {
  await signIn(page, { ...admin, password: "not-it" });
  await expect(alert(page)).toHaveText("Invalid login credentials");
});

test("empty fields are explained and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/auth/v1/")) sent.push(request.url());
  });
  await page.goto("/admin/auth");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(alert(page)).toHaveText(
    "You must provide either an email or phone number and a password",
  );
  await page.getByRole("button", { name: "Sign in with a link by email" }).click();
  await page.getByRole("button", { name: "Send magic link" }).click();
  await expect(alert(page)).toHaveText("Enter your email address");
  expect(sent).toEqual([]);
});

test("a magic link signs an administrator in, in any browser", async ({ page, browser }) => {
  await page.goto("/admin/auth");
  await page.getByRole("button", { name: "Sign in with a link by email" }).click();
  await page.getByLabel("Email address").fill(admin.email);
  await page.getByRole("button", { name: "Send magic link" }).click();
  await expect(page.getByRole("status")).toHaveText("Check your email for the magic link");

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(linkIn(await mailTo(admin.email)));
  await expect(phone).toHaveURL("/admin");
  await phone.goto(linkIn(await mailTo(admin.email)));
  await elsewhere.close();
});

test("a forgotten password is replaced through the mailed link, which works once", async ({
  page,
  browser,
}) => {
  await page.goto("/admin/auth");
  await page.getByRole("button", { name: "Forgotten your password?" }).click();
  await page.getByLabel("Email address").fill(forgetful.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("status")).toHaveText("Check your email for the password reset link");

  const link = linkIn(await mailTo(forgetful.email));
  await page.goto(link);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(alert(page)).toContainText("Password should be at least 8 characters");
  await page.getByLabel("New password").fill("a-better-password");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(page.getByText("Your password has been updated")).toBeVisible();
  await expect(page).toHaveURL("/admin");

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(link);
  await expect(alert(second)).toBeVisible();
  await signIn(second, forgetful);
  await expect(alert(second)).toHaveText("Invalid login credentials");
  await signIn(second, { ...forgetful, password: "a-better-password" });
  await expect(second).toHaveURL("/admin");
  await other.close();
});

test("while the check runs it says so, and after ten seconds gives up", async ({ page }) => {
  await page.clock.install();
  await page.route("**/rest/v1/rpc/is_admin", () => {});
  await signIn(page, admin);
  await expect(page.getByText("Verifying admin access...")).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(alert(page)).toHaveText("Verification timed out. Please try again.");
});

test("a check that fails shows the reason", async ({ page }) => {
  await page.route("**/rest/v1/rpc/is_admin", (route) =>
    route.fulfill({ status: 500, json: { message: "The database is resting." } }),
  );
  await signIn(page, admin);
  await expect(alert(page)).toHaveText("The database is resting.");
});

test("the return path is never another site", async ({ page }) => {
  await signIn(page, admin, "/admin/auth?returnTo=//evil.example/admin");
  await expect(page).toHaveURL("/admin");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the sign-in page is accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/admin/auth");
    await expect(page.getByRole("heading", { level: 1, name: "Admin Login" })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test("the keyboard alone is enough to sign in", async ({ page }) => {
  await page.goto("/admin/auth");
  await page.getByLabel("Email address").focus();
  await page.keyboard.type(admin.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
});
