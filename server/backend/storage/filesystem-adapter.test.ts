import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createFilesystemStorage } from "./filesystem-adapter.ts";

type Storage = ReturnType<typeof createFilesystemStorage>;
type Conditions = Parameters<Storage["getObject"]>[3];
type Body = Parameters<Storage["uploadObject"]>[3];

let outside: string;
let root: string;
let storage: Storage;

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), "storage-"));
  root = join(outside, "uploads");
  storage = createFilesystemStorage(root);
});

afterEach(() => rm(outside, { recursive: true }));

describe("an object", () => {
  test("keeps its bytes and what is known about it after a restart", async () => {
    const before = new Date();
    const stored = await put("team/van.png", "van", "image/png", "max-age=60");
    expect(stored).toMatchObject({
      mimetype: "image/png",
      cacheControl: "max-age=60",
      size: 3,
      contentLength: 3,
      eTag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(stored.lastModified?.getTime()).toBeGreaterThanOrEqual(before.getTime());

    storage = createFilesystemStorage(root);
    expect(await storage.headObject("media", "team/van.png", undefined)).toEqual(stored);
    expect(await read("team/van.png")).toEqual({ status: 200, text: "van", metadata: stored });
  });

  test("has a tag that changes with its bytes and only with them", async () => {
    const first = await put("a", "one");
    expect((await put("b", "one")).eTag).toBe(first.eTag);
    expect((await put("a", "two")).eTag).not.toBe(first.eTag);
  });

  test("can be empty", async () => {
    await put("nothing", "");
    expect(await read("nothing")).toMatchObject({ status: 200, text: "", metadata: { size: 0 } });
  });

  test("can be named like the folder of another", async () => {
    await put("a", "file");
    await put("a/b", "below");
    expect((await read("a")).text).toBe("file");
    expect((await read("a/b")).text).toBe("below");
  });

  test("is separate from one of the same name in another bucket", async () => {
    await put("logo", "ours");
    await storage.uploadObject("private", "logo", undefined, Buffer.from("theirs"), "x/y", "");
    expect((await read("logo")).text).toBe("ours");
  });

  test("that does not exist is answered without a body, which the engine reports as missing", async () => {
    expect(await storage.getObject("media", "ghost", undefined)).toMatchObject({
      httpStatusCode: 404,
    });
    const missing = { code: "ENOENT", httpStatusCode: 404 };
    await expect(storage.headObject("media", "ghost", undefined)).rejects.toMatchObject(missing);
    await expect(copy("ghost", "other")).rejects.toMatchObject(missing);
  });

  test("that was cut short on disk is refused, and can still be removed", async () => {
    await put("photo", "a photo of a bathroom");
    const [path = ""] = await objectFiles();
    for (const length of [60, 2, 0]) {
      await truncate(join(root, path), length);
      await expect(read("photo")).rejects.toThrow("damaged");
    }
    await storage.deleteObject("media", "photo", "some-version");
    expect((await read("photo")).status).toBe(404);
  });
});

describe("an upload", () => {
  const view = new Uint8Array(Buffer.from("--body--").buffer.slice(0));
  test.each<[string, () => unknown]>([
    ["a buffer", () => Buffer.from("body")],
    ["a part of an array", () => new TextEncoder().encode("--body--").subarray(2, 6)],
    ["a web stream", () => new Blob(["bo", "dy"]).stream()],
    ["a Node stream", () => Readable.from([Buffer.from("bo"), Buffer.from("dy")])],
    ["a Node stream of text", () => Readable.from(["bo", "dy"])],
  ])("takes %s", async (_name, body) => {
    expect(view).toBeDefined();
    const stored = await put("x", body() as Body);
    expect(stored.size).toBe(4);
    expect((await read("x")).text).toBe("body");
  });

  test("larger than memory should hold arrives whole", async () => {
    const chunk = randomBytes(64 * 1024);
    const chunks = Array.from({ length: 48 }, () => chunk);
    await put("film", Readable.from(chunks) as unknown as Body);
    const { body } = await storage.getObject("media", "film", undefined);
    expect(await bytesOf(body)).toEqual(Buffer.concat(chunks));
  });

  test("that breaks off leaves the old object and nothing else", async () => {
    const old = await put("page", "old", "text/plain");
    await expect(put("page", breaksOff())).rejects.toThrow("connection lost");
    await expect(put("fresh", breaksOff())).rejects.toThrow("connection lost");

    expect(await read("page")).toEqual({ status: 200, text: "old", metadata: old });
    expect((await read("fresh")).status).toBe(404);
    expect(await objectFiles()).toHaveLength(1);
    expect(await incoming()).toEqual([]);
  });

  test("shows nothing of itself until it is complete", async () => {
    await put("page", "old");
    const slow = gated("new, ", "and finished");
    const upload = put("page", slow.body, "text/new");
    await slow.started;
    expect((await read("page")).text).toBe("old");

    slow.finish();
    await upload;
    expect(await read("page")).toMatchObject({
      text: "new, and finished",
      metadata: { mimetype: "text/new" },
    });
  });

  test("that ends last wins with body and metadata, whoever began first", async () => {
    const slow = gated("slow", "");
    const first = put("race", slow.body, "text/slow");
    await slow.started;
    await put("race", "quick", "text/quick");
    expect(await read("race")).toMatchObject({
      text: "quick",
      metadata: { mimetype: "text/quick" },
    });

    slow.finish();
    await first;
    expect(await read("race")).toMatchObject({ text: "slow", metadata: { mimetype: "text/slow" } });
  });

  test("among many of one key, read all the while, is never mixed with another", async () => {
    await put("busy", "writer 0", "type/0");
    const writers = Array.from({ length: 20 }, (_, n) => put("busy", `writer ${n}`, `type/${n}`));
    const readers = Array.from({ length: 40 }, () => read("busy"));
    for (const { text, metadata } of await Promise.all(readers)) {
      expect(metadata.mimetype).toBe(text.replace("writer ", "type/"));
    }
    await Promise.all(writers);
    expect(await objectFiles()).toHaveLength(1);
    expect(await incoming()).toEqual([]);
  });

  test("works again after someone emptied the folder", async () => {
    await put("x", "first");
    await rm(root, { recursive: true });
    await put("x", "second");
    expect((await read("x")).text).toBe("second");
  });
});

describe("remains of a killed process", () => {
  test("go at the next start, but not an upload that may still be running", async () => {
    await mkdir(join(root, ".incoming"), { recursive: true });
    await writeFile(join(root, ".incoming", "abandoned"), "half");
    await writeFile(join(root, ".incoming", "running"), "half");
    const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60;
    await utimes(join(root, ".incoming", "abandoned"), twoHoursAgo, twoHoursAgo);

    await put("x", "anything");
    expect(await incoming()).toEqual(["running"]);
  });
});

describe("a large object", () => {
  const large = randomBytes(700 * 1024);
  beforeEach(() => put("large", large, "image/png"));

  test("is streamed", async () => {
    const { body } = await storage.getObject("media", "large", undefined);
    expect(body).toBeInstanceOf(ReadableStream);
    expect(await bytesOf(body)).toEqual(large);
  });

  test("is streamed in part", async () => {
    const { body, metadata } = await get("large", { range: "bytes=1000-500999" });
    expect(metadata.contentLength).toBe(500_000);
    expect(await bytesOf(body)).toEqual(large.subarray(1000, 501_000));
  });

  test("stays the same for a reader while it is replaced and removed", async () => {
    const { body } = await storage.getObject("media", "large", undefined);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const pieces = [(await reader.read()).value];
    await put("large", "replaced");
    await storage.deleteObject("media", "large", undefined);
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(next.value);
    }
    expect(Buffer.concat(pieces as Uint8Array[])).toEqual(large);
  });

  test("that was replaced between answer and first byte breaks off instead of mixing", async () => {
    const { body } = await storage.getObject("media", "large", undefined);
    await put("large", randomBytes(700 * 1024));
    await expect(bytesOf(body)).rejects.toThrow("replaced");
  });

  test.runIf(existsSync("/proc/self/fd"))(
    "keeps no file open when its body is never read, or not to the end",
    async () => {
      const unread = await storage.getObject("media", "large", undefined);
      expect(await openObjectFiles()).toBe(0);

      const reader = (unread.body as ReadableStream<Uint8Array>).getReader();
      await reader.read();
      expect(await openObjectFiles()).toBe(1);
      await reader.cancel();
      expect(await openObjectFiles()).toBe(0);
    },
  );
});

describe("a conditional or partial read", () => {
  beforeEach(() => put("text", "0123456789"));

  test("of a range gets these bytes and where they belong", async () => {
    const { status, text, metadata } = await read("text", { range: "bytes=2-4" });
    expect([status, text]).toEqual([206, "234"]);
    expect(metadata).toMatchObject({ contentLength: 3, contentRange: "bytes 2-4/10", size: 10 });
  });

  test("of a range beyond the end learns the size", async () => {
    const answer = await get("text", { range: "bytes=10-" });
    expect(answer).toMatchObject({
      httpStatusCode: 416,
      metadata: { contentRange: "bytes */10", contentLength: 0 },
    });
    expect(answer.body).toBeUndefined();
  });

  test("by someone who has the object already gets no body", async () => {
    const { metadata } = await get("text");
    for (const conditions of [
      { ifNoneMatch: metadata.eTag },
      { ifModifiedSince: metadata.lastModified?.toUTCString() },
    ]) {
      const answer = await get("text", conditions);
      expect(answer.httpStatusCode).toBe(304);
      expect(answer.body).toBeUndefined();
      expect(answer.metadata.eTag).toBe(metadata.eTag);
    }
  });
});

describe("removing", () => {
  test("twice is the same as once", async () => {
    await put("x", "x");
    await storage.deleteObject("media", "x", undefined);
    await storage.deleteObject("media", "x", undefined);
    await storage.deleteObject("no such bucket", "x", undefined);
    expect((await read("x")).status).toBe(404);
  });

  test("several leaves the others", async () => {
    for (const key of ["a", "a/b", "c"]) await put(key, key);
    await storage.deleteObjects("media", ["a", "c", "never there"]);
    expect((await read("a")).status).toBe(404);
    expect((await read("a/b")).text).toBe("a/b");
    expect((await read("c")).status).toBe(404);
  });

  test("leaves no folders behind to pile up", async () => {
    for (let n = 0; n < 5; n++) await put(`job-${n}/before/photo.png`, "x");
    for (let n = 0; n < 5; n++) {
      await storage.deleteObject("media", `job-${n}/before/photo.png`, undefined);
    }
    const left = await readdir(root, { recursive: true });
    expect(left).toHaveLength(2);
    expect(await objectFiles()).toEqual([]);
  });
});

describe("a version", () => {
  test("made up after the upload still finds and removes the object", async () => {
    await put("x", "unversioned");
    expect(await (await storage.getObject("media", "x", "made-up")).body).toBeDefined();
    await storage.deleteObject("media", "x", "made-up");
    expect((await read("x")).status).toBe(404);
  });

  test("that was replaced cannot take its successor along when it is removed late", async () => {
    await storage.uploadObject("media", "x", "v1", Buffer.from("one"), "text/plain", "");
    await storage.uploadObject("media", "x", "v2", Buffer.from("two"), "text/plain", "");
    await storage.deleteObject("media", "x", "v1");
    expect((await read("x")).text).toBe("two");
    await storage.deleteObject("media", "x", "v2");
    expect((await read("x")).status).toBe(404);
  });
});

describe("a copy", () => {
  test("has the bytes, type and caching of its source, in any bucket", async () => {
    const source = await put("x", "body", "image/webp", "max-age=9");
    const copied = await storage.copyObject("media", "x", "v", "archive", "y/z", "w");
    expect(copied).toMatchObject({ httpStatusCode: 200, eTag: source.eTag });
    expect(await storage.headObject("archive", "y/z", "w")).toMatchObject({
      mimetype: "image/webp",
      cacheControl: "max-age=9",
      eTag: source.eTag,
      lastModified: copied.lastModified,
    });
    expect((await read("x")).text).toBe("body");
  });

  test("onto itself changes nothing but the date", async () => {
    const large = randomBytes(300 * 1024);
    const { lastModified: _before, ...source } = await put("x", large, "image/webp");
    await copy("x", "x");
    const { body, metadata } = await storage.getObject("media", "x", undefined);
    expect(await bytesOf(body)).toEqual(large);
    expect(metadata).toMatchObject(source);
  });
});

describe("whatever a key or bucket is called", () => {
  const names = [
    "..",
    "../..",
    "../../escaped",
    "/etc/escaped",
    "a\0b",
    "..\\escaped",
    "%2e%2e%2f",
  ];

  test("its file stays in the folder", async () => {
    const long = ["", ".", ".incoming", "é".repeat(400), `${"deep/".repeat(500)}x`];
    for (const name of [...names, ...long]) {
      await put(name, `key ${name}`);
      await storage.uploadObject(name, "key", undefined, Buffer.from(name), "text/plain", "");
    }
    for (const name of [...names, ...long]) {
      expect((await read(name)).text).toBe(`key ${name}`);
      const inBucket = await storage.getObject(name, "key", undefined);
      expect((await bytesOf(inBucket.body)).toString()).toBe(name);
    }
    expect(await readdir(outside)).toEqual(["uploads"]);
    for (const path of await objectFiles()) expect(path.split("/")).toHaveLength(2);
  });

  test("a link planted in place of its bucket is refused", async () => {
    await put("x", "mine");
    const [bucket = ""] = (await objectFiles()).map((path) => path.split("/")[0]);
    await rename(join(root, bucket), join(outside, "elsewhere"));
    await symlink(join(outside, "elsewhere"), join(root, bucket));

    await expect(read("x")).rejects.toThrow("symbolic link");
    await expect(put("y", "leak")).rejects.toThrow("symbolic link");
    await expect(storage.deleteObject("media", "x", undefined)).rejects.toThrow("symbolic link");
    await expect(storage.deleteObjects("media", ["x"])).rejects.toThrow("symbolic link");
    expect(await readdir(join(outside, "elsewhere"))).toHaveLength(1);
  });

  test("a link planted in place of its file is neither followed nor written through", async () => {
    await put("x", "mine");
    const [path = ""] = await objectFiles();
    await rename(join(root, path), join(outside, "secret"));
    await symlink(join(outside, "secret"), join(root, path));
    const secret = await readFile(join(outside, "secret"));

    await expect(read("x")).rejects.toThrow("ELOOP");
    await expect(copy("x", "y")).rejects.toThrow("ELOOP");
    await put("x", "mine again");
    expect((await read("x")).text).toBe("mine again");
    expect(await readFile(join(outside, "secret"))).toEqual(secret);
  });

  test("a link planted in place of the folder for unfinished uploads is refused", async () => {
    await mkdir(root);
    await mkdir(join(outside, "elsewhere"));
    await symlink(join(outside, "elsewhere"), join(root, ".incoming"));
    await expect(put("x", "leak")).rejects.toThrow("symbolic link");
    expect(await readdir(join(outside, "elsewhere"))).toEqual([]);
  });

  test("a folder that is itself behind a link works", async () => {
    await put("x", "mine");
    await symlink(root, join(outside, "link"));
    storage = createFilesystemStorage(join(outside, "link"));
    expect((await read("x")).text).toBe("mine");
  });
});

function put(key: string, body: Body | string, mimetype = "text/plain", cacheControl = "no-cache") {
  const content = typeof body === "string" ? Buffer.from(body) : body;
  return storage.uploadObject("media", key, undefined, content, mimetype, cacheControl);
}

function get(key: string, conditions?: Conditions) {
  return storage.getObject("media", key, undefined, conditions);
}

async function read(key: string, conditions?: Conditions) {
  const { httpStatusCode, metadata, body } = await get(key, conditions);
  return { status: httpStatusCode, metadata, text: (await bytesOf(body)).toString() };
}

function copy(from: string, to: string) {
  return storage.copyObject("media", from, undefined, "media", to, undefined);
}

async function bytesOf(body: Awaited<ReturnType<Storage["getObject"]>>["body"]): Promise<Buffer> {
  return Buffer.from(await new Response(body as BodyInit | undefined).arrayBuffer());
}

function breaksOff(): ReadableStream {
  let pulls = 0;
  return new ReadableStream({
    pull(controller) {
      if (pulls++ < 3) controller.enqueue(Buffer.from("half of it"));
      else controller.error(new Error("connection lost"));
    },
  });
}

/** A body whose second half waits for `finish`; `started` resolves once the first half is taken. */
function gated(firstHalf: string, secondHalf: string) {
  const taken = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  async function* chunks() {
    yield Buffer.from(firstHalf);
    taken.resolve();
    await gate.promise;
    yield Buffer.from(secondHalf);
  }
  const body = Readable.from(chunks()) as unknown as Body;
  return { body, started: taken.promise, finish: gate.resolve };
}

async function objectFiles(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(".incoming"))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function incoming(): Promise<string[]> {
  return readdir(join(root, ".incoming"));
}

async function openObjectFiles(): Promise<number> {
  const { readlink } = await import("node:fs/promises");
  const numbers = await readdir("/proc/self/fd");
  const targets = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")),
  );
  return targets.filter((target) => target.startsWith(root)).length;
}
