import type { APIRequestContext } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { expect, signIn, test } from "../support/admin-test.ts";
import { member } from "../support/site.ts";

const adminPaths = flatten((await routes) as RouteConfigEntry[])
  .filter((path) => path.startsWith("/admin") && path !== "/admin/auth")
  .map((path) => path.replace(":id", "5b1c6a52-3f0b-4d0f-9a57-11d4f1a90001"));

test("the walk knows the admin's screens", () => {
  expect(adminPaths).toEqual(
    expect.arrayContaining([
      "/admin",
      "/admin/blog",
      "/admin/portfolio",
      "/admin/onboarding",
      "/admin/seo",
    ]),
  );
});

test("no admin page or data request answers a visitor with anything but the way to sign in", async ({
  request,
}) => {
  for (const path of adminPaths) await expectNothing(request, path, /\/admin\/auth/);
});

test("nor does it answer a signed-in person who is no administrator", async ({ page }) => {
  await signIn(page, member);
  await expect(page.getByRole("alert")).toBeVisible();
  for (const path of adminPaths) await expectNothing(page.request, path, /^\/$|"\/"/);
});

test("a signed-in person who is no administrator is sent home", async ({ page }) => {
  await signIn(page, member);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto("/admin/blog");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeHidden();
});

test("while the session loads the guard says that it is verifying access", async ({
  adminPage,
}) => {
  await adminPage.addInitScript(() => sessionStorage.clear());
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await adminPage.route("**/rest/v1/profiles*", async (route) => {
    await held;
    await route.continue();
  });
  await adminPage.goto("/admin");
  await expect(adminPage.getByText("Verifying access...")).toBeVisible();
  answer();
  await expect(
    adminPage.getByRole("heading", { name: "Welcome to Admin Dashboard" }),
  ).toBeVisible();
});

/** A redirect, as a page or as the router's own data request; never a body with the page's data. */
async function expectNothing(request: APIRequestContext, path: string, target: RegExp) {
  const page = await request.get(path, { maxRedirects: 0 });
  expect(page.status(), path).toBe(302);
  expect(page.headers().location, path).toMatch(target);
  expect((await page.text()).length, path).toBeLessThan(200);

  const dataPath = path === "/admin" ? "/admin.data" : `${path}.data`;
  const data = await request.get(dataPath, { maxRedirects: 0 });
  const body = await data.text();
  expect(body, dataPath).toContain("SingleFetchRedirect");
  expect(body, dataPath).toMatch(target);
  expect(body.length, dataPath).toBeLessThan(400);
}

function flatten(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    return entry.children ? flatten(entry.children, path) : [path];
  });
}
