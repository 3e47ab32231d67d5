import { expect, test } from "vitest";
import { base32, fromBase32 } from "./base32.ts";
import { matchingStep, totpCode, totpUri } from "./totp.ts";

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
const SECRET = base32(Buffer.from("12345678901234567890"));
const VECTORS: [seconds: number, code: string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
];

test.each(VECTORS)("at second %i the code is %s, as RFC 6238 says", (seconds, code) => {
  expect(totpCode(SECRET, seconds * 1000)).toBe(code);
  expect(matchingStep(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test("a code is good one step early and one step late, and no longer", () => {
  const step = 40_000_000;
  const code = totpCode(SECRET, step * 30_000);
  const goodAt = [-2, -1, 0, 1, 2].filter((away) => {
    return matchingStep(SECRET, code, (step + away) * 30_000) === step;
  });
  expect(goodAt).toEqual([-1, 0, 1]);
});

test.each(["", "28708", "2870820", "28708a", " 287082", "287082\n", "٢٨٧٠٨٢"])(
  "%j is no code",
  (code) => {
    expect(matchingStep(SECRET, code, 59_000)).toBeNull();
  },
);

// RFC 4648, section 10, without the padding.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j in base 32 is %j", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
  expect(fromBase32(encoded).toString()).toBe(text);
});

test("the address for authenticator apps keeps names with spaces and signs apart", () => {
  const uri = new URL(totpUri("ABC", "o+k@example.test", "Second Fix: trades"));
  expect(decodeURIComponent(uri.pathname)).toBe("/Second Fix: trades:o+k@example.test");
  expect(uri.href).toContain("issuer=Second%20Fix%3A%20trades");
  expect(uri.searchParams.get("secret")).toBe("ABC");
});
