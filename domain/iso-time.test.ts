import { expect, test } from "vitest";
import { isoTime } from "./iso-time.ts";

test("PostgreSQL's form becomes ISO 8601 to the last microsecond", () => {
  expect(isoTime("2026-11-10 08:30:00.123456+00")).toBe("2026-11-10T08:30:00.123456+00:00");
  expect(isoTime("2026-11-10 08:30:00+05:30")).toBe("2026-11-10T08:30:00+05:30");
});

test("ISO 8601 stays as it is", () => {
  expect(isoTime("2026-11-10T08:30:00.123456+00:00")).toBe("2026-11-10T08:30:00.123456+00:00");
  expect(isoTime("2026-11-10T08:30:00Z")).toBe("2026-11-10T08:30:00Z");
});
