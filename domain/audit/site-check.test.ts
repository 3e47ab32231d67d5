import { expect, test } from "vitest";
import { checkState, SILENCE_MS } from "./site-check.ts";

const now = Date.parse("2026-11-15T09:30:00Z");
const beat = (ago: number) => new Date(now - ago).toISOString();

test("a check whose server has fallen silent is interrupted, not running for ever", () => {
  expect(checkState({ beat_at: beat(1_000), outcome: null }, now)).toBe("running");
  expect(checkState({ beat_at: beat(SILENCE_MS + 1), outcome: null }, now)).toBe("interrupted");
});

test("a finished check stays what it came to", () => {
  for (const outcome of ["done", "failed", "interrupted"])
    expect(checkState({ beat_at: beat(SILENCE_MS * 100), outcome }, now)).toBe(outcome);
});
