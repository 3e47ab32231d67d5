import type { Locator } from "@playwright/test";
import { crm } from "#content/crm-integration.ts";
import { site } from "#content/site.ts";
import { expect, readingTest as test } from "../support/site-test.ts";

const videoHost = "https://video.secondfix.example";

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the tutorial asks its host for nothing before play is pressed, and once after", async ({
      page,
      context,
      noticed,
    }) => {
      await context.route(`${videoHost}/**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>The tutorial is running</h1>" }),
      );
      await page.goto("/services/crm-integration");
      const tutorial = page.locator(`iframe[title="${crm.video.frame}"]`);
      await tutorial.scrollIntoViewIfNeeded();
      const player = tutorial.contentFrame();
      const play = player.getByRole("link", { name: crm.video.play });
      await expect(play).toBeVisible();
      expect(noticed.outside).toEqual([]);
      await play.click();
      await expect(player.getByRole("heading", { name: "The tutorial is running" })).toBeVisible();
      expect(noticed.outside.map((url) => new URL(url).origin)).toEqual([videoHost]);
    });

    test("the first button of the CRM page scrolls to the booking calendar", async ({ page }) => {
      await page.goto("/services/crm-integration");
      const booking = page.getByRole("heading", { name: "Book Your Free Demo" });
      await expect(booking).not.toBeInViewport();
      await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
      await page.getByRole("link", { name: crm.hero.book }).click();
      await expect(booking).toBeInViewport();
      await expect(page).toHaveURL(/#book$/);
    });

    test("the comparison of before and after moves by tap and by arrow key", async ({ page }) => {
      await page.goto("/portfolio");
      const comparison = page.getByRole("radiogroup", { name: /completed site/ });
      const completed = page.getByRole("img", { name: /^Completed site/ });
      await expect.poll(() => hiddenShare(completed)).toBe("50%");
      await comparison.getByRole("radio", { name: "90%" }).click();
      await page.mouse.move(0, 0);
      await expect.poll(() => hiddenShare(completed)).toBe("10%");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(comparison.getByRole("radio", { name: "70%" })).toBeChecked();
      await expect.poll(() => hiddenShare(completed)).toBe("30%");
    });
  });
}

test("the booking calendar is 750 px high, lazy, in a container of 780 px", async ({ page }) => {
  await page.goto("/services/crm-integration");
  const calendar = page.locator(`iframe[title="${crm.booking.frame}"]`);
  await expect(calendar).toHaveAttribute("loading", "lazy");
  expect((await calendar.boundingBox())?.height).toBe(750);
  expect((await calendar.locator("..").boundingBox())?.height).toBe(780);
});

test("the teaser articles of the CRM page lead to the articles they name", async ({ page }) => {
  await page.goto("/services/crm-integration");
  const teasers = page.getByRole("region", { name: crm.articles.title });
  const links = teasers.getByRole("heading", { level: 3 }).getByRole("link");
  const named = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent ?? "", link.getAttribute("href") ?? ""] as const),
  );
  expect(named).toHaveLength(3);
  for (const [i, [title, path]] of named.entries()) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(`${[5, 7, 6][i]} min read`);
  }
});

test("case studies have picture, words, tags and link, and change sides", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/portfolio");
  const studies = page.getByRole("main").getByRole("article");
  await expect(studies).toHaveCount(8);
  const sides: string[] = [];
  for (const study of await studies.all()) {
    await expect(study.getByRole("paragraph").last()).toHaveText(/\w{3}/);
    expect(await study.getByRole("listitem").count()).toBeGreaterThan(0);
    await expect(study.getByRole("link", { name: /^Visit Website/ })).toHaveAttribute(
      "href",
      /^https:\/\/[\w-]+\.example/,
    );
    const picture = study.locator("..").getByRole("img").first();
    const [left, right] = [await leftEdge(picture), await leftEdge(study)];
    sides.push(left < right ? "picture first" : "words first");
  }
  const alternating = sides.map((_, i) => sides[i % 2]);
  expect(sides).toEqual(alternating);
  expect(sides[0]).not.toBe(sides[1]);
});

test("without a photo the owner's initials stand in for it", async ({ page }) => {
  await page.goto("/about");
  const initials = site.owner.name.replace(/(\w)\w*\s*/g, "$1");
  await expect(page.getByText(initials, { exact: true }).first()).toBeVisible();
});

test("an article card shows picture, category, date, title, excerpt and read time", async ({
  page,
}) => {
  await page.goto("/blog");
  const cards = page.getByRole("main").getByRole("listitem");
  expect(await cards.count()).toBeGreaterThanOrEqual(8);
  for (const card of await cards.all()) {
    await expect(card.getByRole("img").or(card.locator("img"))).toHaveCount(1);
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(/\S/);
    await expect(card.getByRole("time")).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    await expect(card).toContainText(/\d+ min read/);
    await expect(card.getByRole("link", { name: /^Read More/ })).toHaveAttribute(
      "href",
      /^\/blog\/[a-z0-9-]+$/,
    );
  }
  const dates = await cards
    .getByRole("time")
    .evaluateAll((times) => times.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
  expect(dates).not.toContain(Number.NaN);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test("articles stand in one, two or three columns by width", async ({ page }) => {
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/blog");
    const cards = await page.getByRole("main").getByRole("listitem").all();
    const edges = await Promise.all(cards.map(leftEdge));
    expect(new Set(edges).size).toBe(columns);
  }
});

test("an article can be found one's way in and out of", async ({ page }) => {
  await page.goto("/blog/one-inbox-for-every-enquiry");
  const article = page.getByRole("article");
  const contents = article.getByRole("navigation", { name: "On this page" });
  await expect(contents).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents).toBeHidden();
  await article.getByText("On this page").click();
  const last = contents.getByRole("link").last();
  const section = (await last.textContent())?.replace(/^\d+/, "") ?? "";
  await last.click();
  await expect(article.getByRole("heading", { level: 2, name: section })).toBeInViewport();

  const neighbours = page.getByRole("navigation", { name: "Next and previous articles" });
  await expect(neighbours.getByRole("link")).toHaveCount(2);
  await neighbours.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
    "One inbox for every enquiry",
  );
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the contact form asks for name, email, one of four services and a message", async ({
  page,
}) => {
  await page.goto("/contact");
  const form = page.getByRole("region", { name: "Send a Message" });
  await expect(form.getByRole("textbox", { name: "Name" })).toBeEditable();
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveAttribute("type", "email");
  await expect(form.getByRole("textbox", { name: "Message" })).toBeEditable();
  const options = form.getByRole("combobox", { name: "Service" }).getByRole("option");
  const values = await options.evaluateAll((all) =>
    all.map((option) => (option as HTMLOptionElement).value),
  );
  expect(values).toEqual(["", "web-design", "development", "automation", "crm"]);
});

/** How much of the later picture the line has taken away, from its left. */
function hiddenShare(picture: Locator): Promise<string | undefined> {
  return picture.evaluate((image) => {
    for (let element: Element | null = image; element; element = element.parentElement) {
      const clip = getComputedStyle(element).clipPath;
      if (clip !== "none") return /(\S+?)\)$/.exec(clip)?.[1];
    }
  });
}

async function leftEdge(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.x ?? Number.NaN);
}
