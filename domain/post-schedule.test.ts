import { expect, test } from "vitest";
import {
  clockChangeNote,
  momentInLondon,
  spokenMoment,
  wallTimeInLondon,
} from "./post-schedule.ts";

const at = (wall: string) => momentInLondon(wall)?.toISOString();

test.each([
  ["2026-01-15T09:00", "2026-01-15T09:00:00.000Z"],
  ["2026-07-15T09:00", "2026-07-15T08:00:00.000Z"],
  ["2026-07-15T00:15", "2026-07-14T23:15:00.000Z"],
  ["2028-02-29T12:00", "2028-02-29T12:00:00.000Z"],
])("%s in London is %s", (wall, instant) => expect(at(wall)).toBe(instant));

test.each([
  ["2026-03-29T00:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29T01:00", "2026-03-29T01:00:00.000Z"],
  ["2026-03-29T01:30", "2026-03-29T01:30:00.000Z"],
  ["2026-03-29T02:00", "2026-03-29T01:00:00.000Z"],
])("on the night the clocks go forward, %s is %s", (wall, instant) =>
  expect(at(wall)).toBe(instant),
);

test.each([
  ["2026-10-25T00:59", "2026-10-24T23:59:00.000Z"],
  ["2026-10-25T01:00", "2026-10-25T00:00:00.000Z"],
  ["2026-10-25T01:30", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25T02:00", "2026-10-25T02:00:00.000Z"],
])("on the night the clocks go back, %s is %s", (wall, instant) => expect(at(wall)).toBe(instant));

test("every hour of a year reads back as it was written, but for the one that is skipped", () => {
  const start = Date.UTC(2026, 0, 1);
  const changed: string[] = [];
  for (let hour = 0; hour < 365 * 24; hour++) {
    const wall = new Date(start + hour * 3_600_000).toISOString().slice(0, 16);
    if (wallTimeInLondon(momentInLondon(wall) as Date) !== wall) changed.push(wall);
  }
  expect(changed).toEqual(["2026-03-29T01:00"]);
});

test.each([
  "",
  "tomorrow",
  "2026-02-30T10:00",
  "2026-01-01T24:00",
  "2026-01-01",
  "2026-13-01T10:00",
])("%j is no time", (wall) => expect(momentInLondon(wall)).toBeNull());

test("the owner is told about the two nights on which the clock is no help", () => {
  expect(clockChangeNote("2026-03-29T01:30")).toMatch(/skip/);
  expect(clockChangeNote("2026-10-25T01:30")).toMatch(/twice/);
  expect(clockChangeNote("2026-10-25T02:00")).toBeNull();
  expect(clockChangeNote("2026-10-24T01:30")).toBeNull();
});

test("a moment is spoken with its weekday and the clock in force", () => {
  expect(spokenMoment(new Date("2026-10-25T00:30:00Z"))).toBe(
    "Sunday 25 October 2026 at 01:30 BST",
  );
  expect(spokenMoment(new Date("2026-10-25T02:30:00Z"))).toBe(
    "Sunday 25 October 2026 at 02:30 GMT",
  );
});
