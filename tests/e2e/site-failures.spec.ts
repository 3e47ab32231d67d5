import type { Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import { crm } from "#content/crm-integration.ts";
import { portfolio } from "#content/portfolio.ts";
import { site } from "#content/site.ts";
import { webDesign } from "#content/web-design.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { headOf } from "../support/page-head.ts";
import { bookingHost, expect, test } from "../support/site-test.ts";
import { specifiedPages } from "../support/specified-pages.ts";

test.describe.configure({ mode: "default" });

test.describe("while the backend is away", () => {
  test("the blog says that it could not be loaded", async ({ page, awaySite, noticed }) => {
    noticed.tolerate(/503/);
    expect(await open(page, `${awaySite.address}/blog`)).toBe(503);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toHaveText("Failed to load blog posts");
    expect(await isRed(page)).toBe(true);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("an article says that it could not be loaded, with a way back", async ({
    page,
    awaySite,
    noticed,
  }) => {
    noticed.tolerate(/503/);
    expect(await open(page, `${awaySite.address}/blog/x`)).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
    await expect(page.getByText("Failed to load the blog post", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
    expect((await headOf(page)).meta.robots).toContain("noindex");
  });

  test("the portfolio says that it could not be loaded, and shows the rest", async ({
    page,
    awaySite,
    noticed,
  }) => {
    noticed.tolerate(/503/);
    expect(await open(page, `${awaySite.address}/portfolio`)).toBe(503);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(portfolio.failed);
    await expect(page.getByText("What the client wanted")).toBeVisible();
  });

  test("every other page is read as usual, with its own metadata", async ({ page, awaySite }) => {
    for (const { path, title } of specifiedPages) {
      if (/^\/(blog|portfolio)/.test(path)) continue;
      expect(await open(page, awaySite.address + path), path).toBe(200);
      const head = await headOf(page);
      if (title) expect(head.title).toBe(`${title} | ${site.name}`);
      expect(head.title).toMatch(/^\S.* \| /);
      expect(head.meta.description).toMatch(/\S/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("the web-design page stands without its projects", async ({ page, awaySite }) => {
    await page.goto(`${awaySite.address}/services/web-design`);
    await expectNoProjects(page);
  });

  test("a message is not lost: what was typed is still there, and the page says so", async ({
    page,
    awaySite,
    noticed,
  }) => {
    noticed.tolerate(/503/);
    await page.goto(`${awaySite.address}/contact`);
    const form = page.getByRole("region", { name: "Send a Message" });
    await form.getByRole("textbox", { name: "Name" }).fill("Ann O’Hara");
    await form.getByRole("textbox", { name: "Email" }).fill("ann@example.test");
    await form.getByRole("combobox", { name: "Service" }).selectOption("crm");
    await form.getByRole("textbox", { name: "Message" }).fill("Two lines\nof <b>words</b>");
    await form.getByRole("button", { name: contact.form.send }).click();
    await expect(form.getByRole("alert")).toContainText(contact.refused.unavailable);
    await expect(form.getByRole("alert").getByRole("link")).toHaveText(site.phone);
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Ann O’Hara");
    await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue("ann@example.test");
    await expect(form.getByRole("combobox", { name: "Service" })).toHaveValue("crm");
    await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue(
      "Two lines\nof <b>words</b>",
    );
  });

  test("machines are told that it will pass", async ({ request, awaySite }) => {
    const status = async (path: string) =>
      (await request.get(awaySite.address + path, { maxRedirects: 0 })).status();
    expect(await status("/healthz")).toBe(200);
    expect(await status("/readyz")).toBe(503);
    expect(await status("/sitemap.xml")).toBe(503);
    expect(await status("/blog/rss.xml")).toBe(503);
    expect(await status("/robots.txt")).toBe(200);
    expect(await status("/no-such-page")).toBe(302);
  });

  test("the booking calendar is asked for when it comes near, and has a link for when it fails", async ({
    page,
    context,
    awaySite,
    noticed,
  }) => {
    noticed.tolerate(/second-fix-calendar/);
    await context.route(`${bookingHost}/**`, (route) => route.abort("connectionrefused"));
    await page.goto(`${awaySite.address}/services/crm-integration`);
    expect(noticed.outside).toEqual([]);
    await page.getByRole("link", { name: crm.hero.book }).click();
    await expect.poll(() => noticed.outside).toEqual([`${bookingHost}/demo`]);
    await expect(page.getByRole("link", { name: crm.booking.link })).toHaveAttribute(
      "href",
      `${bookingHost}/demo`,
    );
  });
});

test.describe("on a site without content", () => {
  test("the blog says that there is nothing yet", async ({ page, emptySite }) => {
    expect(await open(page, `${emptySite.address}/blog`)).toBe(200);
    await expect(
      page.getByText("No blog posts available at the moment.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("the portfolio keeps its promise without case studies", async ({ page, emptySite }) => {
    expect(await open(page, `${emptySite.address}/portfolio`)).toBe(200);
    await expect(page.getByRole("heading", { name: portfolio.empty.title })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByText("What the client wanted")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("the web-design page stands without its projects", async ({ page, emptySite }) => {
    await page.goto(`${emptySite.address}/services/web-design`);
    await expectNoProjects(page);
  });
});

test("a missing article says so, is not for search engines and leads back", async ({
  page,
  noticed,
}) => {
  noticed.tolerate(/404/);
  expect(await open(page, "/blog/no-such-article")).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or isn't published.", {
      exact: true,
    }),
  ).toBeVisible();
  expect((await headOf(page)).meta.robots).toContain("noindex");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest Articles");
});

for (const [what, slug] of [
  ["a slash", "a%2Fb"],
  ["a way up", "..%2F..%2Fadmin"],
  ["5,000 characters", "x".repeat(5000)],
  ["a NUL", "%00"],
  ["other scripts", "%E2%98%83-%F0%9F%91%B7"],
  ["half a character", "%E2%98"],
  ["a bare per cent sign", "100%"],
  ["capitals", "Missed-Calls-Cost-Jobs"],
  ["a filter", "x&published=eq.false"],
  ["mark-up", "%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
] as const) {
  test(`an article's address with ${what} is only missing`, async ({ request }) => {
    const response = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
    expect([302, 400, 404]).toContain(response.status());
    expect(await response.text()).not.toContain("<script>alert");
  });
}

for (const [query, status, location] of [
  ["?page=1", 200, undefined],
  ["?page=2", 404, undefined],
  ["?page=500", 404, undefined],
  ["?page=501", 302, "/blog"],
  ["?page=0", 302, "/blog"],
  ["?page=-1", 302, "/blog"],
  ["?page=", 302, "/blog"],
  ["?page=two", 302, "/blog"],
  ["?page=1e3", 302, "/blog"],
  ["?page=99999999999999999999", 302, "/blog"],
  ["?page=%00", 302, "/blog"],
  ["?utm_source=van", 200, undefined],
] as const) {
  test(`the blog list answers ${query} with ${status}`, async ({ request, emptySite }) => {
    const response = await request.get(`${emptySite.address}/blog${query}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([status, location]);
  });
}

async function open(page: Page, url: string): Promise<number | undefined> {
  return (await page.goto(url))?.status();
}

async function expectNoProjects(page: Page): Promise<void> {
  const { titleWithoutProjects, all } = webDesign.projects;
  const section = page.getByRole("region", { name: titleWithoutProjects });
  await expect(section.getByRole("link", { name: all })).toHaveAttribute("href", "/portfolio");
  await expect(page.getByRole("link", { name: /Visit Website/ })).toHaveCount(0);
}

/** The colour of the alert's words or of the line beside them, in either scheme. */
function isRed(page: Page): Promise<boolean> {
  return page.getByRole("alert").evaluate((alert) => {
    const { color, borderLeftColor } = getComputedStyle(alert);
    return [color, borderLeftColor].some((value) => {
      const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
      return red > 1.4 * green && red > 1.4 * blue;
    });
  });
}
