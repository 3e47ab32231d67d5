import { expect, test } from "vitest";
import { arialWidth } from "./arial-width.ts";

test.each([
  ["Blog | Second Fix", 20, 156.4],
  ["Digital solutions for your business", 14, 208.5],
  [
    "Websites for trades businesses that load on one bar of signal, show real jobs and make the phone ring. Drawn with you first, built once you sign it off.",
    14,
    922.4,
  ],
])("%s at %d px is as wide as a browser draws it", (text, size, width) => {
  expect(Math.abs(arialWidth(text, size) - width)).toBeLessThan(width / 200);
});

test("an accent takes no room, a letter of another script does", () => {
  expect(arialWidth("é", 20)).toBe(arialWidth("e", 20));
  expect(arialWidth("屋根", 20)).toBe(40);
});
