import { expect, test } from "vitest";
import { cut, fitTitle } from "./fit-title.ts";
import { width, writable } from "./lettering.ts";

const room = { width: 664, height: 350 };

test.each([
  "Go",
  "What a missed call really costs",
  "Donaudampfschifffahrtsgesellschaftskapitän at work",
  "W".repeat(200),
  "word ".repeat(40).trim(),
  "a b ".repeat(200).trim(),
  "",
])("%o stays inside its room", (title) => {
  const { lines, size, leading } = fitTitle(title, room);
  expect(lines.length * leading).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(width(line, size, "display")).toBeLessThanOrEqual(room.width);
});

test("a short title is larger than a long one, and nothing of either is lost", () => {
  const short = fitTitle("Case Studies", room);
  const title = "How we rebuilt a website in three weeks without losing a single enquiry";
  const long = fitTitle(title, room);
  expect(short.size).toBeGreaterThan(long.size);
  expect(long.lines.join(" ")).toBe(title);
});

test("what no size has room for ends in an ellipsis", () => {
  expect(fitTitle("word ".repeat(200).trim(), room).lines.at(-1)).toMatch(/word ?…$/);
  expect(cut("Portfolio", 24, 50, "display")).toMatch(/^Por?t?…$/);
  expect(cut("Portfolio", 24, 500, "display")).toBe("Portfolio");
});

test("accents our typeface lacks, emoji and other scripts are left out, words are not", () => {
  expect(writable("  Dvořák’s\n café 🛠️ نص ")).toBe("Dvorák’s café");
  expect(writable("🇬🇧👩‍🔧")).toBe("");
});
