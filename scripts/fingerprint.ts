import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** One hash over everything a build is made from: same hash, same build. */
export async function fingerprint(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of await filesBelow(join(root, source))) {
      hash.update(file.slice(root.length)).update("\0");
      hash.update(await readFile(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

const SOURCES = [
  "app",
  "content",
  "data",
  "domain",
  "public",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "scripts/build.ts",
  "vite.config.ts",
];

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
