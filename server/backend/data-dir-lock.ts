import { createHash } from "node:crypto";
import { realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "#server/start-error.ts";

/**
 * PGlite does not notice a second process on its files, and two of them destroy the database.
 * A listening socket is a lock that ends with its process, however that ends.
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const identity = createHash("sha256")
    .update(await realpath(dataDir))
    .digest("hex")
    .slice(0, 16);
  const path = join(tmpdir(), `second-fix-${identity}.sock`);
  const server = (await listen(path)) ?? (await takeOver(path, dataDir));
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

async function takeOver(path: string, dataDir: string): Promise<Server> {
  const inUse = new StartError(
    `DATA_DIR ${dataDir} is in use by another process: stop it, or choose another DATA_DIR.`,
  );
  if (await answers(path)) throw inUse;
  await rm(path, { force: true });
  const server = await listen(path);
  if (!server) throw inUse;
  return server;
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
