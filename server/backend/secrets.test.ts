import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { StartError } from "#server/start-error.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { loadSecrets, prepareDataDir, readSecrets } from "./secrets.ts";

describe("the keys of a site", () => {
  test("are made once, for their owner's eyes only, and kept", async () => {
    const folder = await temporaryFolder();
    const first = await loadSecrets(folder, {});
    expect(await loadSecrets(folder, {})).toEqual(first);
    expect(await readdir(folder)).toEqual(["secrets.json"]);
    expect((await stat(join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect(Buffer.from(first.credentialsKey, "base64")).toHaveLength(32);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  });

  test("are the same for all who start at the same moment", async () => {
    const folder = await temporaryFolder();
    const all = await Promise.all(Array.from({ length: 20 }, () => loadSecrets(folder, {})));
    expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
    expect(await readdir(folder)).toEqual(["secrets.json"]);
  });

  test("given by the operator come first, and are not written down", async () => {
    const folder = await temporaryFolder();
    const stored = await loadSecrets(folder, {});
    const given = { publishableKey: "sb_publishable_given", secretKey: "sb_secret_given" };
    expect(await loadSecrets(folder, { ...given, credentialsKey: "given" })).toEqual({
      ...stored,
      ...given,
      credentialsKey: `given,${stored.credentialsKey}`,
    });
    expect(await readFile(join(folder, "secrets.json"), "utf8")).not.toContain("given");
  });

  test.each([
    ["cut off", '{ "publishableKey": "sb_pub'],
    ["emptied", ""],
    ["without one of them", '{ "publishableKey": "x", "secretKey": "y", "jwtSecret": "z" }'],
    ["not an object", "[]"],
  ])("are never replaced when the file is %s", async (_how, text) => {
    const folder = await temporaryFolder({ "secrets.json": text });
    await expect(loadSecrets(folder, {})).rejects.toThrow(StartError);
    await expect(readSecrets(folder)).rejects.toThrow(`${join(folder, "secrets.json")} is damaged`);
    expect(await readFile(join(folder, "secrets.json"), "utf8")).toBe(text);
  });
});

describe("the data folder", () => {
  test("is made for its owner only, and left empty", async () => {
    const folder = join(await temporaryFolder(), "deep/data");
    await prepareDataDir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readdir(folder)).toEqual([]);
  });

  test("that cannot be written is named", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "file"), "");
    await expect(prepareDataDir(join(folder, "file/data"))).rejects.toThrow(
      `DATA_DIR ${join(folder, "file/data")} cannot be written`,
    );
  });
});
