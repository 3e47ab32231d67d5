import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startS3 } from "../../../tests/support/s3-stand-in.ts";
import { createS3Storage } from "./s3-adapter.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
let storage: ReturnType<typeof createS3Storage>;

beforeAll(async () => {
  s3 = await startS3();
  storage = createS3Storage(s3.settings);
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.objects.clear();
  s3.state.isDown = false;
});

const put = (key: string, text: string, version?: string) =>
  storage.uploadObject("media", key, version, Buffer.from(text), "text/plain", "max-age=60");
const get = (key: string, conditions = {}) =>
  storage.getObject("media", key, undefined, conditions);
const textOf = async ({ body }: Awaited<ReturnType<typeof get>>) =>
  (await buffer(body as unknown as AsyncIterable<Uint8Array>)).toString();

test("an object comes back as it was stored, under a signed request, in the one bucket", async () => {
  const stored = await put("jobs/über uns (1).txt", "Second fix");
  expect([...s3.objects.keys()]).toEqual(["/uploads/media/jobs/%C3%BCber%20uns%20(1).txt"]);
  const object = await get("jobs/über uns (1).txt");
  expect(object).toMatchObject({
    httpStatusCode: 200,
    metadata: { mimetype: "text/plain", cacheControl: "max-age=60", size: 10, eTag: stored.eTag },
  });
  expect(await textOf(object)).toBe("Second fix");
});

test("an upload that is a stream is stored whole", async () => {
  const stream = new Blob(["Second", " ", "fix"]).stream();
  await storage.uploadObject(
    "media",
    "s.txt",
    undefined,
    stream as never,
    "text/plain",
    "no-cache",
  );
  expect(await textOf(await get("s.txt"))).toBe("Second fix");
});

describe("a read", () => {
  test("of a part gets that part", async () => {
    await put("a.txt", "Second fix");
    const part = await get("a.txt", { range: "bytes=7-9" });
    expect(part).toMatchObject({
      httpStatusCode: 206,
      metadata: { contentRange: "bytes 7-9/10", contentLength: 3, size: 10 },
    });
    expect(await textOf(part)).toBe("fix");
    expect(await get("a.txt", { range: "bytes=50-" })).toMatchObject({ httpStatusCode: 416 });
  });

  test("of what the reader has gets nothing new", async () => {
    const { eTag } = await put("a.txt", "Second fix");
    expect(await get("a.txt", { ifNoneMatch: eTag })).toMatchObject({ httpStatusCode: 304 });
  });

  test("of what is not there says so", async () => {
    expect(await get("none.txt")).toMatchObject({ httpStatusCode: 404 });
    await expect(storage.headObject("media", "none.txt", undefined)).rejects.toMatchObject({
      httpStatusCode: 404,
    });
  });
});

test("a copy has the same content and type", async () => {
  await put("a.txt", "Second fix");
  await storage.copyObject("media", "a.txt", undefined, "private", "b.txt", "2");
  const copy = await storage.getObject("private", "b.txt", undefined);
  expect(copy.metadata).toMatchObject({ mimetype: "text/plain", cacheControl: "max-age=60" });
  expect(await textOf(copy)).toBe("Second fix");
  await expect(
    storage.copyObject("media", "none", undefined, "media", "b", undefined),
  ).rejects.toMatchObject({ httpStatusCode: 404 });
});

test("a late delete of an older version leaves its successor alone", async () => {
  await put("a.txt", "new", "2");
  await storage.deleteObject("media", "a.txt", "1");
  expect(await get("a.txt")).toMatchObject({ httpStatusCode: 200 });
  await storage.deleteObject("media", "a.txt", "2");
  expect(await get("a.txt")).toMatchObject({ httpStatusCode: 404 });
});

test("several are deleted at once, whether they are there or not", async () => {
  await put("a.txt", "a");
  await put("b.txt", "b");
  await storage.deleteObjects("media", ["a.txt", "none.txt"]);
  expect([...s3.objects.keys()]).toEqual(["/uploads/media/b.txt"]);
});

test("a wrong key and a store that is down are failures, not missing objects", async () => {
  await put("a.txt", "a");
  const stranger = createS3Storage({ ...s3.settings, secretAccessKey: "wrong" });
  await expect(stranger.getObject("media", "a.txt", undefined)).rejects.toThrow("403");
  s3.state.isDown = true;
  await expect(get("a.txt")).rejects.toThrow(
    "The store answers 503 to GET of /uploads/media/a.txt.",
  );
});
