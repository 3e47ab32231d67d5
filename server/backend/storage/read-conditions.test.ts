import { describe, expect, test } from "vitest";
import { answerTo } from "./read-conditions.ts";

const lastModified = new Date("2026-03-01T10:00:00.750Z");
const object = { eTag: '"abc"', lastModified, size: 100 };
const whole = { status: 200, start: 0, end: 100 };

describe("a partial read", () => {
  test.each([
    ["bytes=0-9", { status: 206, start: 0, end: 10 }],
    ["bytes=90-", { status: 206, start: 90, end: 100 }],
    ["bytes=-10", { status: 206, start: 90, end: 100 }],
    ["bytes=-1000", { status: 206, start: 0, end: 100 }],
    ["bytes=50-5000", { status: 206, start: 50, end: 100 }],
    ["bytes=99-99", { status: 206, start: 99, end: 100 }],
    ["Bytes=0-0", { status: 206, start: 0, end: 1 }],
    ["bytes=100-", { status: 416 }],
    ["bytes=200-300", { status: 416 }],
    ["bytes=-0", { status: 416 }],
    ["bytes=9-5", whole],
    ["bytes=0-1,5-6", whole],
    ["bytes=-", whole],
    ["lines=0-9", whole],
    ["nonsense", whole],
  ])("of %s", (range, answer) => {
    expect(answerTo({ range }, object)).toEqual(answer);
  });

  test("of an empty object cannot be satisfied, while a full one can", () => {
    const empty = { ...object, size: 0 };
    expect(answerTo({ range: "bytes=0-" }, empty)).toEqual({ status: 416 });
    expect(answerTo({ range: "bytes=-5" }, empty)).toEqual({ status: 416 });
    expect(answerTo({}, empty)).toEqual({ status: 200, start: 0, end: 0 });
  });
});

describe("a visitor who has a copy", () => {
  test.each([
    ['"abc"', 304],
    ['W/"abc"', 304],
    ['"old", "abc"', 304],
    ["*", 304],
    ['"old"', 200],
    ["abc", 200],
  ])("tagged %s gets %i", (ifNoneMatch, status) => {
    expect(answerTo({ ifNoneMatch }, object).status).toBe(status);
  });

  test.each([
    ["Sun, 01 Mar 2026 10:00:00 GMT", 304],
    ["Sun, 01 Mar 2026 10:00:01 GMT", 304],
    ["Sun, 01 Mar 2026 09:59:59 GMT", 200],
    ["yesterday", 200],
  ])("dated %s gets %i", (ifModifiedSince, status) => {
    expect(answerTo({ ifModifiedSince }, object).status).toBe(status);
  });

  test("is judged by the tag when there is a tag and a date", () => {
    const ifModifiedSince = "Sun, 01 Mar 2026 10:00:00 GMT";
    expect(answerTo({ ifNoneMatch: '"old"', ifModifiedSince }, object).status).toBe(200);
  });

  test("is told so before any range is looked at", () => {
    expect(answerTo({ ifNoneMatch: '"abc"', range: "bytes=500-" }, object).status).toBe(304);
  });
});
