import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import {
  bytesOf,
  copy,
  get,
  giveEachTestAStorage,
  objectFiles,
  put,
  read,
  restart,
  root,
  storage,
} from "./temporary-storage.fixture.ts";

giveEachTestAStorage();

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

    restart();
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
    expect(large.equals(await bytesOf(body))).toBe(true);
    expect(metadata).toMatchObject(source);
  });
});
