import { expect, test } from "vitest";
import { retryAfter, secondsToWait } from "./backoff.ts";

const shortest = () => 0;
const longest = () => 1;

test.each([
  [1, 5, 10],
  [2, 10, 20],
  [3, 20, 40],
  [9, 1280, 2560],
  [10, 1800, 3600],
  [500, 1800, 3600],
])("after attempt %i it waits %i to %i seconds", (attempt, from, to) => {
  expect(secondsToWait(attempt, null, shortest)).toBe(from);
  expect(secondsToWait(attempt, null, longest)).toBe(to);
});

test("a longer pause that was asked for is kept, a shorter one is not", () => {
  expect(secondsToWait(1, 300, longest)).toBe(300);
  expect(secondsToWait(5, 1, longest)).toBe(160);
});

test("nobody can ask for more than a day", () => {
  expect(secondsToWait(1, 1e9, longest)).toBe(24 * 3600);
});

const now = Date.parse("2026-11-15T12:00:00Z");

test.each([
  [null, null],
  ["", null],
  ["soon", null],
  ["-5", null],
  ["0", null],
  ["30", 30],
  [" 30 ", 30],
  ["Sun, 15 Nov 2026 12:01:30 GMT", 90],
  ["Sun, 15 Nov 2026 11:00:00 GMT", null],
])("the header %j means %j seconds", (header, seconds) => {
  expect(retryAfter(header, now)).toBe(seconds);
});
