import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { chooseEncoding, compressHtml } from "./compress-html.ts";

const LONG = "<p>A page of some length.</p>".repeat(100);

function site(body = LONG, init: ResponseInit = { headers: { "content-type": "text/html" } }) {
  const app = new Hono();
  app.use(compressHtml({ pages: 2 }));
  app.get("/:page", (c) => new Response(`${body}${c.req.param("page")}`, init));
  return app;
}

const ask = (app: Hono, headers: Record<string, string> = {}, path = "/a") =>
  app.request(path, { headers });

describe("a page", () => {
  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
  ])("for a browser that accepts %s is sent in %s", async (accepted, encoding, decompress) => {
    const response = await ask(site(), { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toContain("accept-encoding");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(LONG.length / 10);
    expect(decompress(bytes).toString()).toBe(`${LONG}a`);
  });

  test("for a browser that accepts neither is sent as it is", async () => {
    const response = await ask(site(), { "accept-encoding": "identity" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(`${LONG}a`);
  });

  test("that changed is never served from memory, however many were kept", async () => {
    const app = site();
    for (const page of ["/a", "/b", "/c", "/a", "/b"]) {
      const response = await ask(app, { "accept-encoding": "br" }, page);
      const text = brotliDecompressSync(await response.arrayBuffer()).toString();
      expect(text).toBe(LONG + page.slice(1));
    }
  });

  test("that the browser has is not sent again", async () => {
    const app = site();
    const etag = (await ask(app)).headers.get("etag") ?? "";
    const again = await ask(app, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask(app, { "if-none-match": etag }, "/b")).status).toBe(200);
  });

  test("that failed is sent again, whatever the browser has", async () => {
    const app = site(LONG, { status: 500, headers: { "content-type": "text/html" } });
    const etag = (await ask(app)).headers.get("etag") ?? "";
    expect((await ask(app, { "if-none-match": etag })).status).toBe(500);
  });

  test("is asked about again next time, unless it says otherwise", async () => {
    expect((await ask(site())).headers.get("cache-control")).toBe("no-cache");
    const headers = { "content-type": "text/html", "cache-control": "no-store" };
    expect((await ask(site(LONG, { headers }))).headers.get("cache-control")).toBe("no-store");
  });
});

test("a page that differs by visitor still differs by encoding, and tells its true length", async () => {
  const headers = { "content-type": "text/html", vary: "cookie", "content-length": "9999" };
  const app = site(LONG, { headers: { ...headers, "set-cookie": "a=1" } });
  for (const accepted of ["br", "identity"]) {
    const response = await ask(app, { "accept-encoding": accepted });
    expect(response.headers.get("vary")).toBe("cookie, accept-encoding");
    expect(response.headers.get("content-length")).not.toBe("9999");
    expect(response.headers.getSetCookie()).toEqual(["a=1"]);
  }
});

test.each([
  ["a picture", { "content-type": "image/png" }],
  ["what is compressed already", { "content-type": "text/html", "content-encoding": "gzip" }],
])("%s is left alone", async (_what, headers) => {
  const response = await ask(site(LONG, { headers }), { "accept-encoding": "br" });
  expect(response.headers.get("etag")).toBeNull();
  expect(await response.text()).toBe(`${LONG}a`);
});

test("a short answer is not worth compressing", async () => {
  const response = await ask(site("short"), { "accept-encoding": "br" });
  expect(response.headers.get("content-encoding")).toBeNull();
});

test.each([
  [undefined, null],
  ["", null],
  ["gzip", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", null],
  ["*", "br"],
  ["BR", "br"],
  ["identity", null],
])("of the encodings in %s we choose %s", (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
