import { createHash, randomUUID } from "node:crypto";
import { realpath, rename, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "#server/start-error.ts";

/**
 * PGlite does not notice a second process on its files, and two of them destroy the database.
 * A listening socket is a lock that ends with its process, however that ends.
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const [inside, outside] = socketPaths(await realpath(dataDir));
  const server = await acquire(inside).catch(() => acquire(outside));
  if (!server)
    throw new StartError(
      `DATA_DIR ${dataDir} is in use by another process: stop it, or choose another DATA_DIR.`,
    );
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

/**
 * In the folder itself every process finds it, also a service that has a temporary folder of its
 * own. But not every file system can hold a socket, nor can the address of one be long.
 */
function socketPaths(dataDir: string): [string, string] {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return [join(dataDir, ".lock"), join(tmpdir(), `second-fix-${name}.lock`)];
}

async function acquire(path: string): Promise<Server | null> {
  return (await listen(path)) ?? takeOver(path);
}

/** Replaces what a process that died has left behind; null when somebody is there. */
async function takeOver(path: string): Promise<Server | null> {
  if (await answers(path)) return null;
  // Moved, not removed: should another process have taken over in this moment, it is put back.
  const left = `${path}.${randomUUID().slice(0, 4)}`;
  await rename(path, left).catch(() => {});
  if (await answers(left)) {
    await rename(left, path);
    return null;
  }
  await rm(left, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
