import type { Locator, Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { headOf } from "../support/page-head.ts";
import { expect, readingTest as test } from "../support/site-test.ts";
import { type Part, type SpecifiedPage, specifiedPages } from "../support/specified-pages.ts";

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const specified of specifiedPages) {
      test(`${specified.path} has its parts, links and metadata`, async ({
        page,
        noticed,
        demoSite,
      }) => {
        // A browser without script says so of each one it does not fetch.
        if (specified.application) noticed.tolerate(/^csp .*\.js$/);
        await page.goto(specified.path);
        await expectFrame(page);
        await expectHead(page, specified, demoSite.address);
        for (const part of specified.parts) await expectPart(page, part);
        expect(noticed.outside).toEqual([]);
        if (!specified.application) {
          expect(await executableScripts(page)).toEqual([]);
          expect(noticed.scripts).toEqual([]);
        }
      });
    }
  });
}

/** What every page has around its own parts. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);

  const header = page.getByRole("banner");
  const navigation = header.getByRole("navigation", { name: "Main" });
  for (const [name, path] of [
    ["Home", "/"],
    ["Services", "/services"],
    ["Portfolio", "/portfolio"],
    ["About", "/about"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
  ] as const) {
    await expect(navigation.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }

  const footer = page.getByRole("contentinfo");
  expect(await linksIn(footer.getByRole("link"))).toEqual(
    expect.arrayContaining([
      [site.email, `mailto:${site.email}`],
      [site.phone, site.phoneHref],
      ["Web Design", "/services/web-design"],
      ["Development", "/services/development"],
      ["Automation & AI", "/services/automation-ai"],
      ["CRM Integration", "/services/crm-integration"],
    ]),
  );
  await expect(footer).toContainText("Stockton-on-Tees");
  await expect(footer.getByText("Admin", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
}

async function expectHead(page: Page, specified: SpecifiedPage, origin: string): Promise<void> {
  const { title, canonical, meta } = await headOf(page);
  const description = meta.description ?? "";
  if (specified.title) expect(title).toBe(`${specified.title} | ${site.name}`);
  expect(title).toMatch(new RegExp(`^\\S.* \\| ${site.name}$`));
  if (specified.description) expect(description).toBe(specified.description);
  expect(description.length).toBeGreaterThan(20);
  expect(canonical).toBe(origin + specified.path);
  expect(meta.robots).toBeUndefined();
  expect(meta).toMatchObject({
    viewport: expect.stringContaining("width=device-width"),
    "og:title": title,
    "og:description": description,
    "og:type": specified.type,
    "og:url": origin + specified.path,
    "og:image":
      specified.path === "/"
        ? `${origin}/og-image.png`
        : expect.stringMatching(`^${origin}/og${specified.path}-[0-9a-f]{16}\\.png$`),
    "og:site_name": site.name,
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
    "twitter:image": meta["og:image"],
  });
  if (specified.heading)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(specified.heading);
}

async function expectPart(page: Page, part: Part): Promise<void> {
  const main = page.getByRole("main");
  const scope = part.under ? main.getByRole("region", { name: part.under, exact: true }) : main;
  await expect(scope).toBeVisible();
  // What belongs to no section is the top of the page.
  const inside = part.under ? page.locator("*") : page.locator(":not(main section *)");

  if (typeof part.cards === "number") {
    // A heading over all of them is none of them.
    const ofCards = scope.locator("li, article").getByRole("heading", { level: 3 });
    await expect(ofCards).toHaveCount(part.cards);
  } else if (part.cards) {
    await expect(scope.getByRole("heading", { level: 3 })).toHaveText([...part.cards]);
  }
  if (part.items !== undefined) await expect(scope.getByRole("listitem")).toHaveCount(part.items);
  for (const text of part.texts ?? []) await expect(scope).toContainText(text);
  if (part.pictures)
    expect(await scope.getByRole("img").and(inside).count()).toBeGreaterThanOrEqual(part.pictures);
  if (part.links)
    expect(missing(part.links, await linksIn(scope.getByRole("link").and(inside)))).toEqual([]);
}

/** The links that are wanted and not there; each link that is there answers one wish. */
function missing(wanted: NonNullable<Part["links"]>, found: [string, string][]) {
  const left = [...found];
  return wanted.filter(([text, target]) => {
    const i = left.findIndex(
      ([linkText, href]) =>
        (text === "" || linkText === text) &&
        (typeof target === "string" ? href === target : target.test(href)),
    );
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** Their visible texts and targets. */
function linksIn(links: Locator): Promise<[string, string][]> {
  return links.evaluateAll((all) =>
    all.map((link): [string, string] => [
      (link.textContent ?? "").replace(/\s+/g, " ").trim(),
      link.getAttribute("href") ?? "",
    ]),
  );
}

/** Whatever in the document would run: script elements, handlers, `javascript:` addresses. */
function executableScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const data = ["application/ld+json", "speculationrules"];
    const scripts = [...document.scripts].filter((script) => !data.includes(script.type));
    const others = [...document.querySelectorAll("*")].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) => name.startsWith("on") || value.startsWith("javascript:"),
      ),
    );
    return [...scripts, ...others].map((element) => element.outerHTML.slice(0, 200));
  });
}
