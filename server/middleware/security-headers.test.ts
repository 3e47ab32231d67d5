import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const defaults = {
  frames: ["https://booking.example.test/a", "https://booking.example.test/b"],
  connect: [],
  development: false,
};

async function headersOf(
  type: string,
  options: Partial<typeof defaults> & { connect?: string[] } = {},
) {
  const app = new Hono();
  app.use(securityHeaders({ ...defaults, ...options }));
  app.get("/", () => new Response("x", { headers: { "content-type": type } }));
  return (await app.request("/")).headers;
}

async function policyOf(options = {}) {
  const policy = (await headersOf("text/html; charset=utf-8", options)).get(
    "content-security-policy",
  );
  return Object.fromEntries((policy ?? "").split("; ").map((rule) => rule.split(/ (.*)/)));
}

test.each(["text/html", "application/json", "image/png"])(
  "%s is never guessed at",
  async (type) => {
    const headers = await headersOf(type);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
  },
);

describe("a page", () => {
  test("cannot be framed by other sites, nor frame any but the configured ones", async () => {
    const policy = await policyOf();
    expect(policy["frame-ancestors"]).toBe("'self'");
    expect(policy["frame-src"]).toBe("'self' https://booking.example.test");
    expect((await headersOf("text/html")).get("x-frame-options")).toBe("SAMEORIGIN");
  });

  test("loads no plugin, sends forms home only, and cannot move its base", async () => {
    expect(await policyOf()).toMatchObject({
      "default-src": "'self'",
      "object-src": "'none'",
      "form-action": "'self'",
      "base-uri": "'self'",
    });
  });

  test("connects to this site, and to the hosted backend where there is one", async () => {
    expect((await policyOf())["connect-src"]).toBe("'self'");
    const hosted = await policyOf({ connect: ["https://p.supabase.co/rest/v1"] });
    expect(hosted["connect-src"]).toBe("'self' https://p.supabase.co");
  });

  test("reloads itself over a socket in development only", async () => {
    expect((await policyOf({ development: true }))["connect-src"]).toContain("ws:");
  });
});

test("a drawing that somebody uploaded runs nothing, even opened by itself", async () => {
  const policy = (await headersOf("image/svg+xml")).get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("sandbox");
});
