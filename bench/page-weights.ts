import { once } from "node:events";
import { rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { findBrowser } from "../scripts/browser.ts";
import { startSite, temporaryFolder } from "./site-process.ts";
import { printTable } from "./table.ts";

const ARTICLE = "/blog/one-inbox-for-every-enquiry";
const LIMIT_KB = 14;

/** What an anonymous visitor downloads before the first screen, and whether anything moves after. */
export async function pageWeights(): Promise<void> {
  const folder = await temporaryFolder();
  const site = await startSite({ DATA_DIR: folder });
  const executablePath = findBrowser();
  const browser = executablePath
    ? await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
    : null;
  const rows: (string | number)[][] = [
    ["page", "HTML+CSS, KB br", `of ${LIMIT_KB} KB`, "script, bytes", "shift 360", "shift 1440"],
  ];
  for (const path of [...pages.map((page) => page.path), ARTICLE]) {
    const { bytes, script } = await weigh(site.url + path);
    rows.push([
      path,
      (bytes / 1024).toFixed(1),
      `${Math.round((bytes / 1024 / LIMIT_KB) * 100)} %`,
      script,
      await layoutShift(browser, site.url + path, 360),
      await layoutShift(browser, site.url + path, 1440),
    ]);
  }
  printTable("Public pages, anonymous visitor", rows);
  await browser?.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function weigh(url: string): Promise<{ bytes: number; script: number }> {
  const request = get(url, { headers: { "accept-encoding": "br" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const body = await buffer(response);
  return { bytes: body.length, script: executableBytes(brotliDecompressSync(body).toString()) };
}

/** Inline code and anything a script element would fetch; data blocks do not run. */
function executableBytes(html: string): number {
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(
      ([, attributes]) => !/type="(application\/ld\+json|speculationrules)"/.test(attributes ?? ""),
    )
    .reduce(
      (total, [, attributes, code]) => total + (attributes?.length ?? 0) + (code?.length ?? 0),
      0,
    );
}

async function layoutShift(browser: Browser | null, url: string, width: number): Promise<string> {
  if (!browser) return "no browser";
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.addInitScript(() => {
    const seen = { value: 0 };
    Object.assign(window, { layoutShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.value += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const total = await page.evaluate(
    () => (window as unknown as { layoutShift: { value: number } }).layoutShift.value,
  );
  await page.close();
  return total.toFixed(4);
}
