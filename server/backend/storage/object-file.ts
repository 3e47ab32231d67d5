import { createHash, randomUUID } from "node:crypto";
import { constants, type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

// One file holds an object: its bytes, then what is known about them as JSON, then the length of
// that JSON in four bytes. A single rename replaces all of it, so bytes and metadata never part,
// and a reader that has the file open keeps the object it started with.
const LENGTH_BYTES = 4;

export type ObjectDescription = {
  bucket: string;
  key: string;
  version: string | null;
  mimetype: string;
  cacheControl: string;
};
export type ObjectInfo = ObjectDescription & { eTag: string; size: number; lastModified: Date };
export type ObjectBody = Uint8Array | AsyncIterable<Uint8Array | string>;

/** Replaces the object at `path` in one step; a body that fails midway leaves it as it was. */
export async function writeObject(
  path: string,
  body: ObjectBody,
  description: ObjectDescription,
  incoming: string,
): Promise<ObjectInfo> {
  const unfinished = join(incoming, randomUUID());
  try {
    const info = await writeFully(unfinished, body, description);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return info;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** An open object, to be closed by whoever opened it (`await using`); null when there is none. */
export async function openObject(path: string) {
  const file = await openIfPresent(path);
  if (!file) return null;
  try {
    const info = await readInfo(file, path);
    return {
      info,
      bytes: (start: number, end: number) => readBytes(file, start, end - start),
      chunks: (start: number, end: number) => readChunks(file, start, end),
      [Symbol.asyncDispose]: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Makes a new name in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, constants.O_RDONLY | constants.O_DIRECTORY);
  await folder.sync();
}

async function writeFully(path: string, body: ObjectBody, description: ObjectDescription) {
  await using file = await open(path, "wx", 0o600);
  const digest = createHash("sha256");
  let size = 0;

  async function* measured() {
    for await (const piece of body instanceof Uint8Array ? [body] : body) {
      const chunk = typeof piece === "string" ? Buffer.from(piece) : piece;
      digest.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  }

  await file.writeFile(measured());
  const eTag = `"${digest.digest("hex")}"`;
  const info: ObjectInfo = { ...description, eTag, size, lastModified: new Date() };
  await file.writeFile(trailer(info));
  await file.sync();
  return info;
}

function trailer(info: ObjectInfo): Buffer {
  const json = Buffer.from(JSON.stringify(info));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.byteLength);
  return Buffer.concat([json, length]);
}

async function openIfPresent(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function readInfo(file: FileHandle, path: string): Promise<ObjectInfo> {
  const { size } = await file.stat();
  const jsonEnd = size - LENGTH_BYTES;
  if (jsonEnd < 0) throw damaged(path);
  const length = (await readBytes(file, jsonEnd, LENGTH_BYTES)).readUInt32BE();
  if (length > jsonEnd) throw damaged(path);
  const json = (await readBytes(file, jsonEnd - length, length)).toString();
  try {
    const info = JSON.parse(json);
    if (info.size + length !== jsonEnd) throw damaged(path);
    return { ...info, lastModified: new Date(info.lastModified) };
  } catch (cause) {
    throw damaged(path, cause);
  }
}

function damaged(path: string, cause?: unknown): Error {
  return new Error(`The stored object ${path} is damaged.`, { cause });
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new Error("A stored object became shorter while it was read.");
    filled += bytesRead;
  }
  return bytes;
}

async function* readChunks(file: FileHandle, start: number, end: number) {
  const step = 64 * 1024;
  for (let at = start; at < end; at += step) {
    yield await readBytes(file, at, Math.min(step, end - at));
  }
}
