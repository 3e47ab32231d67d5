import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { deviceCookie, knownDevice } from "./device-cookie.ts";

const key = randomBytes(32);
const now = 1_800_000_000_000;
const account = "0123456789abcdef0123456789abcdef";
const sent = (setCookie: string) => setCookie.split(";")[0] ?? "";

test("a device is known by the cookie it was given, for more than a year", () => {
  const cookie = sent(deviceCookie(key, account, now, true));
  const id = knownDevice(key, account, `other=1; ${cookie}; more=2`, now);
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(knownDevice(key, account, cookie, now + 399 * 86_400_000)).toBe(id);
  expect(knownDevice(key, account, cookie, now + 401 * 86_400_000)).toBeNull();
});

test("no script reads it and no other site sends it", () => {
  const cookie = deviceCookie(key, account, now, true);
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/auth/v1"])
    expect(cookie).toContain(attribute);
});

test("it says nothing for another account, nor under another key", () => {
  const cookie = sent(deviceCookie(key, account, now, true));
  const renamed = cookie.replace("0123456789ab", "ffff56789abc");
  expect(knownDevice(key, "ffff56789abcdef0123456789abcdef0", renamed, now)).toBeNull();
  expect(knownDevice(randomBytes(32), account, cookie, now)).toBeNull();
});

test("its end cannot be moved, nor its device exchanged", () => {
  const cookie = sent(deviceCookie(key, account, now, true));
  const [name, value = ""] = cookie.split("=");
  const [id, until, signature] = value.split(".");
  for (const forged of [
    [id, "9999999999", signature],
    ["f".repeat(24), until, signature],
    [id, until, ""],
    [id, until],
    [],
  ])
    expect(knownDevice(key, account, `${name}=${forged.join(".")}`, now)).toBeNull();
});

test("nobody without a cookie is known", () => {
  expect(knownDevice(key, account, null, now)).toBeNull();
});
