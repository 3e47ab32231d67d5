import { Hono } from "hono";
import { expect, test } from "vitest";
import { currentVisitor } from "#server/visitor.ts";
import { knowVisitor } from "./know-visitor.ts";

async function ask(options: { trustProxy: boolean; forwarded?: string; socket?: string }) {
  const app = new Hono();
  app.use(knowVisitor(options));
  app.get("/", async (c) => {
    await Promise.resolve();
    return c.json(currentVisitor());
  });
  const headers: Record<string, string> = { "user-agent": "Firefox" };
  if (options.forwarded) headers["x-forwarded-for"] = options.forwarded;
  const env = options.socket ? { incoming: { socket: { remoteAddress: options.socket } } } : {};
  return (await app.request("/", { headers }, env)).json();
}

test("the visitor is whoever holds the connection, whatever the headers say", async () => {
  const visitor = await ask({ trustProxy: false, socket: "198.51.100.7", forwarded: "10.0.0.1" });
  expect(visitor).toEqual({ address: "198.51.100.7", userAgent: "Firefox" });
});

test("behind our proxy it is whom the proxy saw, not whom the visitor names", async () => {
  const forwarded = "10.0.0.1, 203.0.113.9";
  const visitor = await ask({ trustProxy: true, socket: "127.0.0.1", forwarded });
  expect(visitor).toMatchObject({ address: "203.0.113.9" });
});

test.each(["", "unknown", "203.0.113.9:4711", "<script>"])(
  "behind our proxy, %j is no address and the connection counts",
  async (forwarded) => {
    const visitor = await ask({ trustProxy: true, socket: "127.0.0.1", forwarded });
    expect(visitor).toMatchObject({ address: "127.0.0.1" });
  },
);

test("an IPv4 address that came over an IPv6 socket is one address", async () => {
  const visitor = await ask({ trustProxy: false, socket: "::ffff:198.51.100.7" });
  expect(visitor).toMatchObject({ address: "198.51.100.7" });
});

test("what the server asks itself has no address", () => {
  expect(currentVisitor()).toEqual({ address: null, userAgent: null });
});
