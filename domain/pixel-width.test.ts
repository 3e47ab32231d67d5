import { expect, test } from "vitest";
import { randomFrom } from "../tests/support/random.ts";
import { fitOf, truncateToWidth } from "./pixel-width.ts";

/** Narrow letters take 4 px, everything else 10. */
const measure = (text: string) =>
  [...text].reduce((width, letter) => width + ("il. ".includes(letter) ? 4 : 10), 0);

test("a text that fits is left alone, to the pixel", () => {
  expect(truncateToWidth("abc", 30, measure)).toBe("abc");
  expect(truncateToWidth("abc", 29, measure)).not.toBe("abc");
});

test("a text too wide ends after a whole word", () => {
  expect(truncateToWidth("roofs that never leak", 130, measure)).toBe("roofs that ...");
});

test("width decides, not the number of characters", () => {
  const narrow = "illi illi illi illi illi";
  const wide = "wwww wwww";
  expect(truncateToWidth(narrow, 100, measure)).toContain("illi illi illi ill".slice(0, 14));
  expect(truncateToWidth(wide, 80, measure)).toBe("wwww ...");
  expect(narrow.length).toBeGreaterThan(wide.length);
});

test("a single long word is cut inside, but never inside a character", () => {
  expect(truncateToWidth("abcdefghij", 56, measure)).toBe("abcd ...");
  expect(truncateToWidth("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 70, measure)).toBe("👩‍👩‍👧 ...");
});

test("whatever the text, what is shown fits and begins as the text does", () => {
  const random = randomFrom(7);
  for (let run = 0; run < 300; run++) {
    const text = Array.from(
      { length: 1 + random.below(40) },
      () => "ilw .mé"[random.below(7)],
    ).join("");
    const room = 20 + random.below(200);
    const shown = truncateToWidth(text, room, measure);
    expect(measure(shown)).toBeLessThanOrEqual(room);
    if (shown !== text) expect(text.startsWith(shown.replace(/ \.\.\.$/, ""))).toBe(true);
  }
});

test("guidance goes by pixels", () => {
  const room = { shortest: 20, widest: 50 };
  expect([0, 19, 20, 50, 51].map((width) => fitOf(width, room))).toEqual([
    "empty",
    "short",
    "good",
    "good",
    "long",
  ]);
});
