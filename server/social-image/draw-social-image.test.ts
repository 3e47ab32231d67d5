import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawSocialImage } from "./draw-social-image.ts";

const TITLE = { left: 60, top: 130, width: 690, height: 380 };
const draw = (title: string, tag = "Blog") => drawSocialImage({ title, tag });

test("the picture is a PNG of the size networks show whole", async () => {
  const { format, width, height, size } = await sharp(await draw("Case Studies")).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect(size).toBeLessThan(100_000);
});

test("the title is really there: ink where it stands, other ink for other words, none without", async () => {
  const [one = [], two = [], none = []] = await Promise.all(
    ["Case Studies", "Get in Touch", ""].map(async (title) => inkIn(await draw(title))),
  );
  expect(count(none)).toBe(0);
  // Twelve letters some eighty pixels high.
  for (const ink of [one, two]) expect(count(ink)).toBeGreaterThan(10_000);
  expect(differing(one, two)).toBeGreaterThan(5_000);
});

test("the longest title leaves the margin and the brand alone", async () => {
  const long = await draw("W".repeat(200), "W".repeat(80));
  const short = await draw("Case Studies", "W".repeat(80));
  // Each picture has a palette of its own: a few edges round the other way.
  for (const area of [
    { left: 0, top: 0, width: 1200, height: 130 },
    { left: 750, top: 0, width: 450, height: 630 },
    { left: 0, top: 515, width: 1200, height: 115 },
  ])
    expect(differing(await inkIn(long, area), await inkIn(short, area))).toBeLessThan(50);
});

test.each(["🛠️🇬🇧", "عنوان من اليمين", "\u202eabc", "<svg onload=x> & \"'", "\ud800"])(
  "%o is drawn without trouble",
  async (title) => expect((await sharp(await draw(title)).metadata()).width).toBe(1200),
);

test("a machine without any fonts draws the same picture", async () => {
  const module = new URL("draw-social-image.ts", import.meta.url).href;
  const code = `const { drawSocialImage } = await import(${JSON.stringify(module)});
    process.stdout.write((await drawSocialImage({ title: "Case Studies", tag: "Blog" })).toString("base64"));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", code],
    { env: { PATH: process.env.PATH, FONTCONFIG_FILE: "/dev/null" }, maxBuffer: 1_000_000 },
  );
  expect(stdout).toBe((await draw("Case Studies")).toString("base64"));
});

async function inkIn(png: Buffer, area = TITLE): Promise<boolean[]> {
  const grey = await sharp(png).extract(area).greyscale().raw().toBuffer();
  return Array.from(grey, (value) => value < 100);
}

function count(ink: boolean[]): number {
  return ink.filter(Boolean).length;
}

function differing(one: boolean[], two: boolean[]): number {
  return one.filter((dark, i) => dark !== two[i]).length;
}
