import pino from "pino";
import { describe, expect, test } from "vitest";
import { type AppDeps, createApp } from "./app.ts";

function site(deps: Partial<AppDeps> = {}) {
  return createApp({
    log: pino({ level: "silent" }),
    backend: { fetch: async (request) => new Response(`backend ${new URL(request.url).pathname}`) },
    ready: async () => {},
    assets: (_c, next) => next(),
    pages: async () => new Response("<p>page</p>", { headers: { "content-type": "text/html" } }),
    frames: ["https://booking.example.test/embed"],
    connect: [],
    development: false,
    ...deps,
  });
}

async function fails(): Promise<never> {
  throw new Error("connection to 10.0.0.7 refused for user postgres");
}

describe("a machine that asks", () => {
  test("whether the process is up gets a yes even when the database is gone", async () => {
    const response = await site({ ready: fails }).request("/healthz");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  });

  test("whether the site is ready gets a yes when the database answers", async () => {
    expect((await site().request("/readyz")).status).toBe(200);
  });

  test("whether the site is ready gets 503, and no reason, when it does not", async () => {
    const response = await site({ ready: fails }).request("/readyz");
    expect([response.status, await response.json()]).toEqual([503, { status: "unavailable" }]);
  });
});

describe("the backend", () => {
  test.each(["/auth/v1/user", "/rest/v1/posts", "/storage/v1/object/x", "/functions/v1/f"])(
    "answers %s",
    async (path) => {
      expect(await (await site().request(path)).text()).toBe(`backend ${path}`);
    },
  );

  test.each(["/auth/v2/user", "/rest", "/_system/config", "/studio", "/graphql/v1"])(
    "does not answer %s",
    async (path) => {
      expect(await (await site().request(path)).text()).toBe("<p>page</p>");
    },
  );

  test("is not there at the hosted size", async () => {
    const response = await site({ backend: null }).request("/rest/v1/posts");
    expect(await response.text()).toBe("<p>page</p>");
  });
});

describe("an unexpected failure", () => {
  test.each([
    ["in a page", { pages: fails }, "/"],
    ["in the backend", { backend: { fetch: fails } }, "/rest/v1/posts"],
    ["in an asset", { assets: fails }, "/x.css"],
  ] as [string, Partial<AppDeps>, string][])(
    "%s is a 500 with the request's id and nothing from inside",
    async (_where, deps, path) => {
      const response = await site(deps).request(path, {
        headers: { "x-request-id": "visit-0001" },
      });
      expect(response.status).toBe(500);
      expect(await response.text()).toBe(
        "An unexpected error occurred. Please try again. (visit-0001)",
      );
      expect(response.headers.get("x-request-id")).toBe("visit-0001");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    },
  );
});

test("a redirect made by the platform keeps its status and gets the headers too", async () => {
  const pages = async () => Response.redirect("https://example.test/elsewhere", 301);
  const response = await site({ pages }).request("/");
  expect(response.status).toBe(301);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});
