import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "@supabase/lite";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFilesystemStorage } from "./filesystem-adapter.ts";

const PUBLISHABLE_KEY = "sb_publishable_test";
const SECRET_KEY = "sb_secret_test";
const PNG = { contentType: "image/png" };

let root: string;
let app: App;
let owner: SupabaseClient;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "storage-"));
  app = await startEngine(root);
  owner = clientWith(SECRET_KEY);
  await owner.storage.createBucket("media", { public: true });
  await owner.storage.createBucket("private", { public: false });
}, 60_000);

afterAll(async () => {
  await app.connection.close();
  await rm(root, { recursive: true });
});

beforeEach(async () => {
  await ok(owner.storage.emptyBucket("media"));
  await ok(owner.storage.emptyBucket("private"));
  expect(await storedFiles()).toEqual([]);
});

const media = () => owner.storage.from("media");

describe("an uploaded image", () => {
  test("comes back byte for byte at its public address, ready for a browser to keep", async () => {
    const photo = randomBytes(50_000);
    await ok(media().upload("jobs/van.png", photo, { ...PNG, cacheControl: "600" }));

    const response = await visit("/object/public/media/jobs/van.png");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("content-length")).toBe("50000");
    expect(response.headers.get("cache-control")).toBe("max-age=600");
    expect(response.headers.get("etag")).toMatch(/^"[0-9a-f]{64}"$/);
    expect(Date.parse(response.headers.get("last-modified") ?? "")).not.toBeNaN();
    expect(photo.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
  });

  test("of several megabytes is streamed in and out", async () => {
    const photo = randomBytes(4_000_000);
    await ok(media().upload("large.png", new Blob([photo]).stream(), PNG));
    const file = await ok(media().download("large.png"));
    expect(photo.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  test("can have a name with spaces and accents, and be listed and described", async () => {
    const key = "2026/Küche – après.png";
    await ok(media().upload(key, Buffer.from("photo"), PNG));
    const [listed] = await ok(media().list("2026"));
    expect(listed).toMatchObject({ name: key, metadata: { size: 5, mimetype: "image/png" } });
    expect(await ok(media().info(key))).toMatchObject({ name: key });
    expect(await textOf(key)).toBe("photo");
  });

  test("is not overwritten by accident, and is replaced on request", async () => {
    await ok(media().upload("logo.png", Buffer.from("old"), PNG));
    const { error } = await media().upload("logo.png", Buffer.from("new"), PNG);
    expect(error).toMatchObject({ statusCode: "409" });
    expect(await textOf("logo.png")).toBe("old");

    await ok(media().upload("logo.png", Buffer.from("new"), { ...PNG, upsert: true }));
    expect(await textOf("logo.png")).toBe("new");
    expect(await storedFiles()).toHaveLength(1);
  });

  test("replaced by many at once is one of them", async () => {
    await ok(media().upload("logo.png", Buffer.from("writer 0"), PNG));
    const replace = (n: number) =>
      media().upload("logo.png", Buffer.from(`writer ${n}`), { ...PNG, upsert: true });
    await Promise.all(Array.from({ length: 8 }, (_, n) => ok(replace(n))));
    expect(await textOf("logo.png")).toMatch(/^writer [0-7]$/);
    expect(await storedFiles()).toHaveLength(1);
  });

  test("survives an attempt to replace it that broke off", async () => {
    await ok(media().upload("logo.png", Buffer.from("old"), PNG));
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error("connection lost")),
    });
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { error } = await media().upload("logo.png", broken, { ...PNG, upsert: true });
    expect(error).toMatchObject({ statusCode: "500" });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(await textOf("logo.png")).toBe("old");
    expect(await storedFiles()).toHaveLength(1);
  });

  test("is gone from disk once it is removed", async () => {
    await ok(media().upload("a.png", Buffer.from("a"), PNG));
    await ok(media().upload("a.png/b.png", Buffer.from("b"), PNG));
    await ok(media().remove(["a.png"]));
    expect(await isMissing("a.png")).toBe(true);
    expect(await textOf("a.png/b.png")).toBe("b");
    expect(await storedFiles()).toHaveLength(1);
  });

  test("whose file was lost is missing, not a failure of the server", async () => {
    await ok(media().upload("lost.png", Buffer.from("x"), PNG));
    const [path = ""] = await storedFiles();
    await rm(path);
    expect(await isMissing("lost.png")).toBe(true);
  });
});

describe("a moved image", () => {
  test("is found at its new place only", async () => {
    await ok(media().upload("before.png", Buffer.from("photo"), PNG));
    await ok(media().move("before.png", "archive/after.png"));
    expect(await textOf("archive/after.png")).toBe("photo");
    expect(await isMissing("before.png")).toBe(true);
    expect(await storedFiles()).toHaveLength(1);
  });

  test("can be replaced and then removed without a trace", async () => {
    await ok(media().upload("before.png", Buffer.from("photo"), PNG));
    await ok(media().move("before.png", "after.png"));
    await ok(media().upload("after.png", Buffer.from("retouched"), { ...PNG, upsert: true }));
    expect(await textOf("after.png")).toBe("retouched");
    await ok(media().remove(["after.png"]));
    expect(await storedFiles()).toEqual([]);
  });

  test("can be removed without having been replaced", async () => {
    await ok(media().upload("before.png", Buffer.from("photo"), PNG));
    await ok(media().move("before.png", "after.png"));
    await ok(media().remove(["after.png"]));
    expect(await storedFiles()).toEqual([]);
  });
});

test("a copied image is independent of its source", async () => {
  await ok(media().upload("a.png", Buffer.from("photo"), PNG));
  await ok(media().copy("a.png", "b.png"));
  await ok(media().remove(["a.png"]));
  const response = await visit("/object/public/media/b.png");
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(await response.text()).toBe("photo");
});

describe("a public address", () => {
  beforeEach(() => ok(media().upload("text.png", Buffer.from("0123456789"), PNG)));

  test("answers HEAD with the headers of the image and no body", async () => {
    const response = await visit("/object/public/media/text.png", { method: "HEAD" });
    expect(response.headers.get("content-length")).toBe("10");
    expect(await response.text()).toBe("");
  });

  // The engine hands no request headers to the adapter, which would answer 206 and 304. When
  // this fails after an upgrade, whatever the host does in its place can go.
  test("gives the whole image to a request for a range or for changes", async () => {
    const { headers } = await visit("/object/public/media/text.png");
    const conditions: [string, string][] = [
      ["range", "bytes=2-4"],
      ["if-none-match", headers.get("etag") ?? ""],
    ];
    for (const condition of conditions) {
      const response = await visit("/object/public/media/text.png", { headers: [condition] });
      expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
    }
  });

  test("of nothing says so", async () => {
    const response = await visit("/object/public/media/nothing.png");
    expect(await response.json()).toMatchObject({ statusCode: "404", error: "not_found" });
  });
});

describe("a private file", () => {
  beforeEach(() => ok(owner.storage.from("private").upload("id.png", Buffer.from("x"), PNG)));

  test("opens with a signed address made for it, and with no other", async () => {
    // supabase-js reads `signedURL`, the engine writes `signedUrl`: hence the plain request.
    const response = await visit("/object/sign/private/id.png", {
      method: "POST",
      headers: { apikey: SECRET_KEY, "content-type": "application/json" },
      body: JSON.stringify({ expiresIn: 60 }),
    });
    const { signedUrl } = (await response.json()) as { signedUrl: string };
    const path = signedUrl.replace("/storage/v1", "");

    expect(await (await visit(path)).text()).toBe("x");
    expect((await visit(path.replace("id.png", "other.png"))).status).toBe(403);
  });

  test("is closed to a visitor, who cannot upload either", async () => {
    const visitor = clientWith(PUBLISHABLE_KEY).storage.from("private");
    expect((await visitor.download("id.png")).error).not.toBeNull();
    expect((await visitor.upload("mine.png", Buffer.from("x"), PNG)).error).not.toBeNull();
    expect(await storedFiles()).toHaveLength(1);
  });
});

async function startEngine(folder: string): Promise<App> {
  process.env.EXPERIMENTAL_STORAGE = "1"; // read once, when the package is imported
  const { App } = await import("@supabase/lite");
  const { createPgliteConnection } = await import("@supabase/lite/pglite");
  const engine = new App({
    connection: await createPgliteConnection(),
    storage: { enabled: true },
    auth: {
      enabled: true,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
      jwt_secret: "a secret of at least thirty-two characters",
    },
  });
  engine._storageAdapter = createFilesystemStorage(folder);
  await engine.ensureSystemSchema();
  return engine;
}

function clientWith(key: string): SupabaseClient {
  return createClient("http://backend.local", key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => app.fetch(new Request(input, init), { peerAddress: null }) },
  });
}

function visit(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(`http://backend.local/storage/v1${path}`, init);
  return app.fetch(request, { peerAddress: null });
}

async function ok<T>(request: PromiseLike<{ data: T | null; error: unknown }>): Promise<T> {
  const { data, error } = await request;
  if (error) throw error;
  return data as T;
}

async function textOf(key: string): Promise<string> {
  return (await ok(media().download(key))).text();
}

async function isMissing(key: string): Promise<boolean> {
  const response = await visit(`/object/public/media/${key}`);
  const answer = (await response.json()) as { statusCode?: string };
  return answer.statusCode === "404";
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
