/**
 * Draws the site's pictures: opens each page in Chromium and encodes the screenshot.
 *
 *   node design/render.ts            every job
 *   node design/render.ts harker     only the jobs whose source or output contains the word
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";

type Job = {
  /** Page to open, below design/. */
  source: string;
  width: number;
  height: number;
  /** Widths to encode as AVIF and WebP. Left out, the job yields one PNG at its own size. */
  widths?: number[];
  /** File name without width and extension, below public/pictures/. */
  out: string;
};

const CLIENTS = [
  "harker-roofing",
  "brightside-electrical",
  "ropery-lane-plumbing",
  "fettle-joinery",
  "greenhowe-gardens",
  "float-and-set",
  "northwarm",
  "putlog-scaffolding",
];

const COVERS = [
  "missed-calls-cost-jobs",
  "one-inbox-for-every-enquiry",
  "follow-up-quotes-without-nagging",
  "what-to-automate-first",
  "google-business-profile-for-trades",
  "photos-that-win-work",
  "website-checklist-for-trades",
  "own-your-domain",
  "fallback",
];

const SCREEN = { width: 1280, height: 800, widths: [480, 800, 1280] };
const PHONE = { width: 390, height: 780, widths: [240, 390] };
const COVER = { width: 1280, height: 720, widths: [480, 800, 1280] };

const JOBS: Job[] = [
  ...CLIENTS.map((slug) => ({
    ...SCREEN,
    source: `clients/${slug}/index.html`,
    out: `work/${slug}`,
  })),
  ...CLIENTS.map((slug) => ({
    ...PHONE,
    source: `clients/${slug}/index.html`,
    out: `work/${slug}-phone`,
  })),
  { ...SCREEN, source: "clients/harker-roofing/before.html", out: "work/harker-roofing-before" },
  ...COVERS.map((slug) => ({ ...COVER, source: `covers/${slug}.html`, out: `blog/${slug}` })),
];

const DESIGN = import.meta.dirname;
const PICTURES = path.join(DESIGN, "../public/pictures");

const WEBP_QUALITY = 78;
const AVIF_QUALITY = 55;
// Below this, text in the pictures starts to fray.
const AVIF_QUALITY_FLOOR = 40;
const AVIF_BUDGET = 60 * 1024;

const words = process.argv.slice(2);
const chosen = JOBS.filter(
  (job) => words.length === 0 || words.some((word) => `${job.source} ${job.out}`.includes(word)),
);
if (chosen.length === 0) throw new Error(`No picture matches "${words.join(" ")}".`);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--headless=new",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
  ],
});
try {
  for (const job of chosen) await draw(browser, job);
} finally {
  await browser.close();
}

async function draw(browser: Browser, job: Job) {
  const shot = await screenshot(browser, job);
  const stem = path.join(PICTURES, job.out);
  await mkdir(path.dirname(stem), { recursive: true });

  if (!job.widths) {
    await sharp(shot).png({ compressionLevel: 9 }).toFile(`${stem}.png`);
    console.log(`${job.out}.png`);
    return;
  }
  for (const width of job.widths) {
    const scaled = await sharp(shot).resize({ width }).png({ compressionLevel: 0 }).toBuffer();
    await writeFile(`${stem}-${width}.avif`, await avifWithinBudget(scaled));
    await sharp(scaled).webp({ quality: WEBP_QUALITY, effort: 6 }).toFile(`${stem}-${width}.webp`);
  }
  console.log(`${job.out}-{${job.widths.join(",")}}`);
}

async function screenshot(browser: Browser, job: Job) {
  const page = await browser.newPage({
    viewport: { width: job.width, height: job.height },
    deviceScaleFactor: 1,
  });
  // A page that throws or misses a font would still give a picture, only a wrong one.
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("requestfailed", (request) => faults.push(`could not load ${request.url()}`));

  await page.goto(pathToFileURL(path.join(DESIGN, job.source)).href);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.screenshot();
  await page.close();

  if (faults.length > 0) throw new Error(`${job.source}: ${faults.join("; ")}`);
  return bytes;
}

/** Steps the quality down until a busy picture fits; most fit at the first try. */
async function avifWithinBudget(picture: Buffer) {
  for (let quality = AVIF_QUALITY; ; quality -= 5) {
    const bytes = await sharp(picture).avif({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= AVIF_BUDGET || quality <= AVIF_QUALITY_FLOOR) return bytes;
  }
}
