import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, readlink, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type Body,
  bytesOf,
  get,
  giveEachTestAStorage,
  incoming,
  objectFiles,
  put,
  read,
  root,
  storage,
} from "./temporary-storage.fixture.ts";

giveEachTestAStorage();

describe("an upload", () => {
  test.each<[string, () => unknown]>([
    ["a buffer", () => Buffer.from("body")],
    ["a part of an array", () => new TextEncoder().encode("--body--").subarray(2, 6)],
    ["a web stream", () => new Blob(["bo", "dy"]).stream()],
    ["a Node stream", () => Readable.from([Buffer.from("bo"), Buffer.from("dy")])],
    ["a Node stream of text", () => Readable.from(["bo", "dy"])],
  ])("takes %s", async (_name, body) => {
    const stored = await put("x", body() as Body);
    expect(stored.size).toBe(4);
    expect((await read("x")).text).toBe("body");
  });

  test("in many pieces arrives whole and in order", async () => {
    const chunks = Array.from({ length: 48 }, () => randomBytes(64 * 1024));
    await put("film", Readable.from(chunks) as unknown as Body);
    const { body } = await storage.getObject("media", "film", undefined);
    expect(Buffer.concat(chunks).equals(await bytesOf(body))).toBe(true);
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

  test("among many of one key, read all the while, is never mixed with another or absent", async () => {
    await put("busy", "0", "type/0");
    let writing = true;
    const write = async (writer: number) => {
      for (let n = 0; n < 20; n++) await put("busy", `${writer}${n}`, `type/${writer}${n}`);
    };
    const keepReading = async () => {
      while (writing) {
        const { status, text, metadata } = await read("busy");
        expect([status, metadata.mimetype]).toEqual([200, `type/${text}`]);
      }
    };
    const writers = Promise.all([write(1), write(2)]).finally(() => {
      writing = false;
    });
    await Promise.all([writers, keepReading(), keepReading()]);
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

test("a small object that was answered is read to the end, though it is replaced meanwhile", async () => {
  await put("small", "answered");
  const { body } = await get("small");
  await put("small", "replaced");
  expect((await bytesOf(body)).toString()).toBe("answered");
});

describe("a large object", () => {
  const large = randomBytes(700 * 1024);
  beforeEach(() => put("large", large, "image/png"));

  test("is streamed", async () => {
    const { body } = await storage.getObject("media", "large", undefined);
    expect(body).toBeInstanceOf(ReadableStream);
    expect(large.equals(await bytesOf(body))).toBe(true);
  });

  test("is streamed in part", async () => {
    const { body, metadata } = await get("large", { range: "bytes=1000-500999" });
    expect(metadata.contentLength).toBe(500_000);
    expect(large.subarray(1000, 501_000).equals(await bytesOf(body))).toBe(true);
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
    expect(large.equals(Buffer.concat(pieces as Uint8Array[]))).toBe(true);
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

describe("a file", () => {
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

  test("that lost a part in the middle is refused", async () => {
    await put("photo", "a photo of a bathroom");
    const [path = ""] = await objectFiles();
    const content = await readFile(join(root, path));
    await writeFile(join(root, path), content.subarray(3));
    await expect(read("photo")).rejects.toThrow("damaged");
  });
});

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

async function openObjectFiles(): Promise<number> {
  const numbers = await readdir("/proc/self/fd");
  const targets = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")),
  );
  return targets.filter((target) => target.startsWith(root)).length;
}
