import { expect, test } from "vitest";
import { LAST_PAGE, pageNumber } from "./page-number.ts";

test("no number means the first page", () => {
  expect(pageNumber(null)).toBe(1);
});

test("a plain number is a page", () => {
  expect(pageNumber("1")).toBe(1);
  expect(pageNumber("12")).toBe(12);
  expect(pageNumber(String(LAST_PAGE))).toBe(LAST_PAGE);
});

test.each([
  "",
  "0",
  "-1",
  "abc",
  "1e9",
  "1.5",
  " 2",
  "02",
  "0x2",
  "1000000000",
  `${LAST_PAGE + 1}`,
])("%j is no page", (given) => {
  expect(pageNumber(given)).toBeNull();
});
