import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { createFilesystemStorage } from "./filesystem-adapter.ts";

export type Storage = ReturnType<typeof createFilesystemStorage>;
export type Body = Parameters<Storage["uploadObject"]>[3];
type Conditions = Parameters<Storage["getObject"]>[3];

export let storage: Storage;
export let root: string;
/** The folder above the storage, where nothing may appear. */
export let outside: string;

/** Gives every test of a file a storage in a folder of its own. */
export function giveEachTestAStorage() {
  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), "storage-"));
    root = join(outside, "uploads");
    restart();
  });
  afterEach(() => rm(outside, { recursive: true }));
}

export function restart(at = root) {
  storage = createFilesystemStorage(at);
}

export function put(
  key: string,
  body: Body | string,
  mimetype = "text/plain",
  cacheControl = "no-cache",
) {
  const content = typeof body === "string" ? Buffer.from(body) : body;
  return storage.uploadObject("media", key, undefined, content, mimetype, cacheControl);
}

export function get(key: string, conditions?: Conditions) {
  return storage.getObject("media", key, undefined, conditions);
}

export async function read(key: string, conditions?: Conditions) {
  const { httpStatusCode, metadata, body } = await get(key, conditions);
  return { status: httpStatusCode, metadata, text: (await bytesOf(body)).toString() };
}

export function copy(from: string, to: string) {
  return storage.copyObject("media", from, undefined, "media", to, undefined);
}

export async function bytesOf(body: Awaited<ReturnType<Storage["getObject"]>>["body"]) {
  return Buffer.from(await new Response(body as BodyInit | undefined).arrayBuffer());
}

/** The files of complete objects, below the root. */
export async function objectFiles(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(".incoming"))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

export function incoming(): Promise<string[]> {
  return readdir(join(root, ".incoming"));
}
