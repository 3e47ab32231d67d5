import { expect, test } from "vitest";
import { redirectKey, redirectTarget } from "./redirect-path.ts";

test("a path is looked up decoded and without its last slash", () => {
  expect(redirectKey("/caf%C3%A9/")).toBe("/café");
  expect(redirectKey("/a//")).toBe("/a");
  expect(redirectKey("/")).toBe("/");
});

test.each(["/%E0%A4%A", "/a%00b", "/a%20b", `/${"a".repeat(500)}`])(
  "%s cannot be a stored path",
  (path) => {
    expect(redirectKey(path)).toBeNull();
  },
);

test("the visitor's query string is kept beside the redirect's own", () => {
  expect(redirectTarget("/b", "")).toBe("/b");
  expect(redirectTarget("/b", "?x=1")).toBe("/b?x=1");
  expect(redirectTarget("/b?y=2#c", "?x=1")).toBe("/b?y=2&x=1#c");
});

test("a redirect to a path with other letters is one a header can carry", () => {
  expect(redirectTarget("/café/日本?q=é", "")).toBe("/caf%C3%A9/%E6%97%A5%E6%9C%AC?q=%C3%A9");
  expect(redirectTarget("/caf%C3%A9", "")).toBe("/caf%C3%A9");
});
