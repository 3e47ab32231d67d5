import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "#server/start-error.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { lockDataDir } from "./data-dir-lock.ts";

test("a folder has one owner at a time, by whatever path it is reached", async () => {
  const parent = await temporaryFolder();
  await mkdir(join(parent, "data"));
  await symlink(join(parent, "data"), join(parent, "link"));
  const lock = await locked(join(parent, "data"));
  await expect(lockDataDir(join(parent, "data"))).rejects.toThrow(StartError);
  await expect(lockDataDir(join(parent, "link"))).rejects.toThrow("is in use");
  await lock.release();
  await locked(join(parent, "link"));
});

test("two folders do not get into each other's way", async () => {
  await locked(await temporaryFolder());
  await locked(await temporaryFolder());
});

test("a released lock leaves nothing behind", async () => {
  const folder = await temporaryFolder();
  await (await locked(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

test("folders whose paths are too long for a socket are locked as well, each by itself", async () => {
  const parent = join(await temporaryFolder(), "x".repeat(120));
  for (const name of ["a", "b"]) await mkdir(join(parent, name), { recursive: true });
  await locked(join(parent, "a"));
  await expect(lockDataDir(join(parent, "a"))).rejects.toThrow("is in use");
  await locked(join(parent, "b"));
});

test("the lock of a killed process is taken over, by one of all who try", async () => {
  const folder = await temporaryFolder();
  await lockInProcessThatIsKilled(folder);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => locked(folder)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

async function locked(folder: string) {
  const lock = await lockDataDir(folder);
  onTestFinished(() => lock.release());
  return lock;
}

async function lockInProcessThatIsKilled(folder: string): Promise<void> {
  const module = new URL("data-dir-lock.ts", import.meta.url);
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(module.href)});
    await lockDataDir(${JSON.stringify(folder)});
    process.stdout.write("locked");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "close");
}
