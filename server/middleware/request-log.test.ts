import { Hono } from "hono";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { type RequestVariables, requestLog } from "./request-log.ts";

function site() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = new Hono<RequestVariables>();
  app.use(requestLog(log));
  app.get("/inside", (c) => {
    c.var.log.info("inside");
    return c.text(c.var.requestId);
  });
  app.get("/broken", (c) => c.text("broken", 502));
  return { app, lines };
}

describe("the id of a request", () => {
  test("is the caller's own when it is a plain one", async () => {
    const response = await site().app.request("/inside", {
      headers: { "x-request-id": "proxy_12345-abc" },
    });
    expect(await response.text()).toBe("proxy_12345-abc");
    expect(response.headers.get("x-request-id")).toBe("proxy_12345-abc");
  });

  test.each([
    "short",
    "x".repeat(65),
    "with space-123",
    "<script>alert(1)</script>",
    "a;b=c,d12345",
  ])("is a new one when the caller sends %s", async (given) => {
    const response = await site().app.request("/inside", { headers: { "x-request-id": given } });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is different for every request", async () => {
    const { app } = site();
    const [a, b] = await Promise.all([app.request("/inside"), app.request("/inside")]);
    expect(await a.text()).not.toBe(await b.text());
  });
});

test("every line of a request carries its id, and the last says how it ended", async () => {
  const { app, lines } = site();
  await app.request("/inside?token=secret", { headers: { "x-request-id": "visit-0001" } });
  expect(lines).toMatchObject([
    { requestId: "visit-0001", msg: "inside" },
    { requestId: "visit-0001", msg: "request", method: "GET", path: "/inside", status: 200 },
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("a failure is logged as one", async () => {
  const { app, lines } = site();
  await app.request("/broken");
  expect(lines).toMatchObject([{ level: 50, status: 502 }]);
});
