import { expect, test } from "vitest";
import { storedName } from "./object-path.ts";

const AWKWARD = [
  "",
  ".",
  "..",
  "../../etc/passwd",
  "/",
  "/a",
  "a",
  "A",
  "a/",
  "a//b",
  "a/b",
  "a-b",
  "a\\b",
  "a%2Fb",
  "a b",
  "a.",
  "a ",
  "a\0",
  "a\0b",
  "CON",
  "aux.txt",
  ".incoming",
  "caf\u00e9",
  "cafe\u0301",
  "日本/写真.png",
  "\ud800",
  "\ud801",
  "x".repeat(300),
  "x".repeat(301),
  `${"y/".repeat(5000)}z`,
];

test("every name is safe on any file system, whatever it stands for", () => {
  for (const text of AWKWARD) expect(storedName(text)).toMatch(/^[a-z0-9-]{64,105}$/);
});

test("two texts never share a name, even where case is ignored", () => {
  expect(new Set(AWKWARD.map(storedName)).size).toBe(AWKWARD.length);
});

test("a name starts with words a person can recognise", () => {
  expect(storedName("2026/Kitchen Fit-Out.JPG")).toMatch(/^2026-kitchen-fit-out-jpg-[0-9a-f]{64}$/);
});
