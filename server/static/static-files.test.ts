import { Hono } from "hono";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { staticFiles } from "./static-files.ts";

let app: Hono;

beforeEach(async () => {
  const folder = await temporaryFolder({
    "secret.txt": "outside",
    "client/assets/app-abc123.js": "plain",
    "client/assets/app-abc123.js.br": "brotli",
    "client/assets/app-abc123.js.gz": "gzip",
    "client/fonts/text.woff2": "font",
    "client/pictures/van.webp": "picture",
    "client/site.webmanifest": "{}",
    "client/archive.gz": "a file of its own",
  });
  app = new Hono();
  app.use(await staticFiles(`${folder}/client`));
  app.all("*", (c) => c.text("page"));
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(path, { headers, method });

describe("an asset", () => {
  test("is kept by browsers for ever, since its name changes with its bytes", async () => {
    const response = await ask("/assets/app-abc123.js");
    expect(await response.text()).toBe("plain");
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test.each([
    ["br, gzip", "brotli", "br"],
    ["gzip", "gzip", "gzip"],
    ["identity", "plain", null],
  ])("for %s comes as %s", async (accepted, text, encoding) => {
    const response = await ask("/assets/app-abc123.js", { "accept-encoding": accepted });
    expect(await response.text()).toBe(text);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(response.headers.get("vary")).toBe("accept-encoding");
  });

  test("that is gone is a 404, not a page", async () => {
    expect((await ask("/assets/app-old.js")).status).toBe(404);
  });
});

test("what the browser has is not sent again", async () => {
  const etag = (await ask("/pictures/van.webp")).headers.get("etag") ?? "";
  const again = await ask("/pictures/van.webp", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("a picture may change, and is asked about after a while", async () => {
  expect((await ask("/pictures/van.webp")).headers.get("cache-control")).toContain("604800");
});

test("a manifest has its own type", async () => {
  const type = (await ask("/site.webmanifest")).headers.get("content-type");
  expect(type).toBe("application/manifest+json");
});

test("a compressed file without a plain one is a file like any other", async () => {
  expect(await (await ask("/archive.gz")).text()).toBe("a file of its own");
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/../../secret.txt",
  "//secret.txt",
  "/assets/app-abc123.js.br",
])("%s leads to nothing in the folder or out of it", async (path) => {
  expect(["page", "Not found"]).toContain(await (await ask(path)).text());
});

test("only reading is served", async () => {
  expect(await (await ask("/pictures/van.webp", {}, "POST")).text()).toBe("page");
});
