import { createHash } from "node:crypto";
import { lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Every path below a folder with its mode and a hash of its bytes: equal means nothing changed. */
export async function folderHash(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const mode = (await lstat(path)).mode.toString(8);
    const bytes = entry.isFile() ? await readFile(path) : "";
    hashes[path.slice(folder.length + 1)] =
      `${mode} ${createHash("sha256").update(bytes).digest("hex")}`;
  }
  return hashes;
}
