import { lstat, mkdir, readdir, realpath, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFolder } from "./object-file.ts";
import { storedName } from "./object-path.ts";

// No bucket can have this name: a stored name has no dot.
const INCOMING = ".incoming";
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** The folders below `root`. They are created when first needed, and never reached through a link. */
export function openStorageFolder(root: string) {
  let prepared: Promise<string> | undefined;

  function home(): Promise<string> {
    prepared ??= prepare(root).catch((error) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  return {
    async incoming(): Promise<string> {
      return refuseLink(await createFolder(join(await home(), INCOMING)));
    },

    async objectPath(bucket: string, key: string): Promise<string> {
      return join(await refuseLink(join(await home(), storedName(bucket))), storedName(key));
    },

    // An emptied bucket keeps its folder: there are no more of them than there were buckets, and
    // removing one would race with an upload that has just found it.
    async createBucket(bucket: string): Promise<void> {
      await createFolder(join(await home(), storedName(bucket)));
    },
  };
}

async function prepare(root: string): Promise<string> {
  await createFolder(join(root, INCOMING));
  const home = await realpath(root);
  await sweep(await refuseLink(join(home, INCOMING)));
  return home;
}

async function createFolder(path: string): Promise<string> {
  const created = await mkdir(path, { recursive: true, mode: 0o700 });
  if (created) await syncFolder(dirname(path));
  return path;
}

// Only a process that was killed leaves files here. Another one may share the folder and be in
// the middle of an upload, so what was written to within the hour stays.
async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const written = await lstat(path).catch(nullIfMissing);
    if (written && Date.now() - written.mtimeMs > ABANDONED_AFTER_MS) {
      await rm(path, { force: true });
    }
  }
}

async function refuseLink(path: string): Promise<string> {
  const real = (await realpath(path).catch(nullIfMissing)) ?? path;
  if (real !== path) throw new Error(`${path} is a symbolic link.`);
  return path;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
