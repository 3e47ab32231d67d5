import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const PNG = { contentType: "image/png" };
const MEGABYTE = 1024 * 1024;

describe.each(sizes)("on %s, the media folder", (size) => {
  const backend = useTestBackend(size, { listen: true });
  let admin: Client;

  beforeAll(async () => {
    admin = await backend().client("admin");
  });

  test("shows a file to anyone who knows its address, without a key", async () => {
    const path = await uploaded("picture");
    const response = await visit(path);
    expect([response.status, await response.text()]).toEqual([200, "picture"]);
    expect(response.headers.get("content-type")).toBe("image/png");
  });

  describe.each(["anonymous", "member"] as const)("to %s", (role) => {
    const media = async () => (await backend().client(role)).storage.from("media");

    test("tells no names", async () => {
      const path = await uploaded("picture");
      expect((await (await media()).list(path.split("/")[0])).data).toEqual([]);
    });

    test("refuses an upload", async () => {
      const path = `${randomUUID()}.png`;
      expect((await (await media()).upload(path, "mine", PNG)).error).not.toBeNull();
      expect((await (await media()).createSignedUploadUrl(path)).error).not.toBeNull();
      expect((await visit(path)).ok).toBe(false);
    });

    test("refuses to replace, move, copy or delete a file", async () => {
      const path = await uploaded("picture");
      const elsewhere = `${randomUUID()}.png`;
      await (await media()).update(path, "mine", PNG);
      await (await media()).upload(path, "mine", { ...PNG, upsert: true });
      await (await media()).move(path, elsewhere);
      await (await media()).copy(path, elsewhere);
      await (await media()).remove([path]);
      expect(await (await visit(path)).text()).toBe("picture");
      expect((await visit(elsewhere)).ok).toBe(false);
    });

    test("refuses to be changed, emptied, deleted, or joined by another", async () => {
      const { storage } = await backend().client(role);
      const path = await uploaded("picture");
      await storage.emptyBucket("media");
      await storage.deleteBucket("media");
      await storage.updateBucket("media", { public: true, allowedMimeTypes: ["text/html"] });
      await storage.createBucket(randomUUID());
      expect(await (await visit(path)).text()).toBe("picture");
      const buckets = await backend().db.query(
        "select id, allowed_mime_types from storage.buckets",
      );
      expect(buckets).toEqual([{ id: "media", allowed_mime_types: expect.any(Array) }]);
      expect(buckets[0]?.allowed_mime_types).not.toContain("text/html");
    });
  });

  describe("to an admin", () => {
    test("lists, replaces and deletes", async () => {
      const path = await uploaded("first");
      const { data } = await admin.storage.from("media").list(path.split("/")[0]);
      expect(data?.map((file) => file.name)).toEqual([expect.stringContaining("picture.png")]);

      await admin.storage.from("media").update(path, "second", PNG);
      expect(await (await visit(path)).text()).toBe("second");

      await admin.storage.from("media").remove([path]);
      expect((await visit(path)).ok).toBe(false);
    });

    test.each(["text/html", "application/javascript", "text/plain", "application/zip"])(
      "refuses %s",
      async (contentType) => {
        const path = randomUUID();
        const { error } = await admin.storage.from("media").upload(path, "x", { contentType });
        expect(error?.message).toContain("mime type");
        expect((await visit(path)).ok).toBe(false);
      },
    );

    test("takes 10 MB and not one byte more", async () => {
      const largest = Buffer.alloc(10 * MEGABYTE);
      const path = `${randomUUID()}.png`;
      expect((await admin.storage.from("media").upload(path, largest, PNG)).error).toBeNull();
      const larger = Buffer.alloc(largest.length + 1);
      const { error } = await admin.storage.from("media").upload(`${path}.2`, larger, PNG);
      expect(error?.message).toContain("exceeded");
      expect((await visit(`${path}.2`)).ok).toBe(false);
    });
  });

  async function uploaded(text: string): Promise<string> {
    const path = `${randomUUID()}/picture.png`;
    const { error } = await admin.storage.from("media").upload(path, text, PNG);
    expect(error).toBeNull();
    return path;
  }

  function visit(path: string): Promise<Response> {
    return backend().fetch(`${backend().url}/storage/v1/object/public/media/${path}`);
  }
});
