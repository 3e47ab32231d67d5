import { Hono } from "hono";
import { expect, test } from "vitest";
import { oneAddress } from "./one-address.ts";

const app = new Hono().use(oneAddress).all("*", (c) => c.text("page"));

test.each([
  ["/blog/", "/blog"],
  ["/blog/?page=2", "/blog?page=2"],
  ["/a/b///", "/a/b"],
  ["//evil.example/", "/evil.example"],
  ["///", "/"],
])("%s is sent to %s", async (asked, address) => {
  const response = await app.request(`http://site.test${asked}`);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(address);
});

test.each(["/", "/blog", "/blog?next=/"])("%s is answered as it is", async (asked) => {
  expect((await app.request(`http://site.test${asked}`)).status).toBe(200);
});

test("a form that is posted is never redirected", async () => {
  expect((await app.request("http://site.test/contact/", { method: "POST" })).status).toBe(200);
});
