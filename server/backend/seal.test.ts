import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { keyedHash, keysFor, seal, unseal } from "./seal.ts";

const master = randomBytes(32).toString("base64");
const key = keysFor("test", master);
const secret = Buffer.from("a secret");

test("what was sealed is opened with the same key and context", () => {
  expect(unseal(key, seal(key, secret, "row 1"), "row 1")).toEqual(secret);
});

test("it opens with no other key and in no other place", () => {
  const sealed = seal(key, secret, "row 1");
  expect(unseal(keysFor("other", master), sealed, "row 1")).toBeNull();
  expect(unseal(key, sealed, "row 2")).toBeNull();
});

test("the same secret never looks the same twice", () => {
  expect(seal(key, secret)).not.toBe(seal(key, secret));
});

test.each([0, 12, 28, -1])("a bit changed at %i is noticed", (position) => {
  const bytes = Buffer.from(seal(key, secret), "base64url");
  const index = position < 0 ? bytes.length - 1 : position;
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  expect(unseal(key, bytes.toString("base64url"))).toBeNull();
});

test.each(["", "short", "not base64 ~~~", "a".repeat(64)])("%j was never sealed", (text) => {
  expect(unseal(key, text)).toBeNull();
});

test("after a change of keys the old one still opens, and the new one seals", () => {
  const newer = randomBytes(32).toString("base64");
  const both = keysFor("test", `${newer}, ${master}`);
  expect(unseal(both, seal(key, secret))).toEqual(secret);
  expect(unseal(key, seal(both, secret))).toBeNull();
  expect(unseal(keysFor("test", newer), seal(both, secret))).toEqual(secret);
});

test("a keyed hash depends on the key", () => {
  expect(keyedHash(key[0], "x")).not.toBe(keyedHash(keysFor("other", master)[0], "x"));
});
