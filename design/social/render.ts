/** Draws the icons and the default social image into public/: `node design/social/render.ts` */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";

const here = import.meta.dirname;
const publicFile = (name: string) => path.join(here, "../../public", name);

const icons = [
  { size: 180, name: "apple-touch-icon.png" },
  { size: 192, name: "icon-192.png" },
  { size: 512, name: "icon-512.png" },
];
for (const { size, name } of icons) await writeFile(publicFile(name), await icon(size));
await writeFile(publicFile("favicon.ico"), ico(await icon(32), 32));
await writeFile(publicFile("og-image.png"), await socialImage());

function icon(size: number): Promise<Buffer> {
  return sharp(path.join(here, "icon.svg"), { density: 72 * (size / 64) })
    .resize(size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An .ico file is a 22-byte directory of one entry in front of a PNG. */
function ico(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

async function socialImage(): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--headless=new", "--force-color-profile=srgb"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.goto(pathToFileURL(path.join(here, "og-image.html")).href);
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    return await sharp(shot).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  } finally {
    await browser.close();
  }
}
