import { expect, test } from "vitest";
import { appearsIn, pageOf } from "./intake-query.ts";

test("a search looks in every column", () => {
  expect(appearsIn(["name", "email"], "jo")).toBe('name.imatch."jo",email.imatch."jo"');
});

test("no character of it means anything, to the API or to the database", () => {
  expect(appearsIn(["name"], "a.b*(c),{d}[e]|$f+?")).toBe(
    'name.imatch."a[.]b[*][(]c[)],[{]d[}][[]e[]][|][$]f[+][?]"',
  );
  expect(appearsIn(["name"], '"a\\b^')).toBe('name.imatch.".a.b."');
});

test("a page knows whether there are more rows behind it", () => {
  expect(pageOf([1, 2, 3], 2)).toEqual({ rows: [1, 2], more: true });
  expect(pageOf([1, 2], 2)).toEqual({ rows: [1, 2], more: false });
});
