import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../support/axe.ts";
import { expect, readingTest as test } from "../support/site-test.ts";
import { specifiedPages } from "../support/specified-pages.ts";

const paths = [...specifiedPages.map(({ path }) => path), "/blog/no-such-article", "/contact?sent"];
const missing = /404.*no-such-article/;

for (const width of [360, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths) {
      test(`axe finds nothing on ${path} in the light and in the dark`, async ({
        page,
        noticed,
      }) => {
        noticed.tolerate(missing);
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(path);
        const paper = await background(page);
        expect(await accessibilityProblems(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await background(page)).not.toBe(paper);
        expect(await accessibilityProblems(page)).toEqual([]);
      });
    }
  });
}

test("axe finds nothing in the open menus", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Services menu" }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("no page scrolls sideways at 320 px", async ({ page, noticed }) => {
  noticed.tolerate(missing);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    expect(await sticksOut(page), path).toEqual([]);
  }
});

test.describe("at 200 % zoom", () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test("every page fits and nothing is lost", async ({ page, noticed }) => {
    noticed.tolerate(missing);
    for (const path of paths) {
      await page.goto(path);
      expect(await sticksOut(page), path).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      // On a low window the header makes room for what is read.
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByRole("banner")).not.toBeInViewport();
    }
  });
});

for (const path of paths) {
  test(`the focus can be seen wherever the keyboard takes it on ${path}`, async ({
    page,
    noticed,
  }) => {
    noticed.tolerate(missing);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const stops = await focusStops(page);
    expect(stops.filter(({ problem }) => problem)).toEqual([]);
    expect(stops.at(-1)?.what).toContain("mailto:");
  });
}

test.describe("with reduced motion", () => {
  test("nothing moves and nothing scrolls smoothly", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    expect(await motion(page)).toEqual({ scrolling: "smooth", moves: true });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of paths.filter((path) => !path.includes("no-such"))) {
      await page.goto(path);
      expect(await motion(page), path).toEqual({ scrolling: "auto", moves: false });
    }
  });
});

function background(page: Page): Promise<string> {
  return page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
}

/** Whether anything is animated now or would be at the next change. */
function motion(page: Page) {
  return page.evaluate(() => ({
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
    moves: [...document.querySelectorAll("*")].some((element) => {
      const { animationName, transitionDuration } = getComputedStyle(element);
      return animationName !== "none" || transitionDuration !== "0s";
    }),
  }));
}

/** What makes the page wider than its window; things inside a box that scrolls by itself do not. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement, body } = document;
    const cut = [documentElement, body].some(
      (element) => getComputedStyle(element).overflowX !== "visible",
    );
    if (cut) return ["The page hides what sticks out."];
    if (documentElement.scrollWidth <= documentElement.clientWidth) return [];
    return [...body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > documentElement.clientWidth)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

interface FocusStop {
  what: string;
  problem: "no outline" | "off screen" | "covered" | null;
}

/** Walks the whole page by Tab and looks at each stop. */
async function focusStops(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate((): FocusStop | null => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return null;
      if (focused === document.body || focused.hasAttribute("data-seen")) return null;
      focused.setAttribute("data-seen", "");
      const what = focused.outerHTML.slice(0, 120);
      // A frame shows the focus inside itself.
      if (focused.tagName === "IFRAME") return { what, problem: null };

      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
        return { what, problem: "off screen" };
      const shown = document.elementFromPoint(x, y);
      if (!shown || !(focused.contains(shown) || shown.contains(focused)))
        return { what, problem: "covered" };

      // On the element itself or, for a picture under invisible controls, around them.
      const outlines = () => {
        const widths: number[] = [];
        for (let box: Element | null = focused; box; box = box.parentElement) {
          const { outlineStyle, outlineWidth } = getComputedStyle(box);
          widths.push(outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth));
        }
        return widths;
      };
      const during = outlines();
      focused.blur();
      const without = outlines();
      focused.focus({ preventScroll: true });
      const visible = during.some((width, i) => width >= 2 && width !== without[i]);
      return { what, problem: visible ? null : "no outline" };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}
