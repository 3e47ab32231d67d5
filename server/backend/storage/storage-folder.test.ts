import { mkdir, readdir, readFile, rename, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  bytesOf,
  copy,
  giveEachTestAStorage,
  incoming,
  objectFiles,
  outside,
  put,
  read,
  restart,
  root,
  storage,
} from "./temporary-storage.fixture.ts";

giveEachTestAStorage();

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
    restart(join(outside, "link"));
    expect((await read("x")).text).toBe("mine");
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
