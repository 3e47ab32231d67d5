import { expect, test } from "vitest";
import { safeReturnPath } from "./return-path.ts";

test.each(["/admin", "/admin/blog?page=2", "/admin/onboarding/1#notes", "/"])(
  "%s is a path of this site",
  (path) => expect(safeReturnPath(path)).toBe(path),
);

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "javascript:alert(1)",
  "admin",
  "",
  null,
  undefined,
  ["/admin"],
  "/admin/auth",
  "/admin/auth?returnTo=/admin/auth",
])("%j is not followed", (value) => expect(safeReturnPath(value)).toBeNull());
