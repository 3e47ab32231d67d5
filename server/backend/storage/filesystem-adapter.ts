import { rm } from "node:fs/promises";
import { ReadableStream } from "node:stream/web";
import type { App } from "@supabase/lite";
import { NO_OBJECT, objectNotFound } from "./no-object.ts";
import { type ObjectBody, type ObjectInfo, openObject, writeObject } from "./object-file.ts";
import { answerTo } from "./read-conditions.ts";
import { openStorageFolder } from "./storage-folder.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

// What is read while the file is open cannot be replaced meanwhile. More than this much for each
// of many slow visitors would be too much memory.
const READ_AT_ONCE_BYTES = 256 * 1024;

/**
 * Keeps objects in a folder, one file each: `<root>/<bucket>/<key>`, both as `storedName`.
 *
 * A key holds one version. The engine writes with no version and then reads with one it has made
 * up afterwards, so a version cannot select what to read; it only keeps a late delete of an older
 * version from removing its successor.
 */
export function createFilesystemStorage(root: string): StorageAdapter {
  const folder = openStorageFolder(root);
  const locate = folder.objectPath;

  async function put(bucket: string, key: string, body: ObjectBody, about: Described) {
    await folder.createBucket(bucket);
    const [path, incoming] = [await locate(bucket, key), await folder.incoming()];
    return writeObject(path, body, { bucket, key, ...about }, incoming);
  }

  return {
    driver: null,

    async getObject(bucket, key, _version, conditions = {}) {
      const path = await locate(bucket, key);
      await using object = await openObject(path);
      // Without a body the engine answers that there is no such object; an error would be a 500.
      if (!object) return { httpStatusCode: 404, metadata: NO_OBJECT };

      const metadata = toMetadata(object.info);
      const answer = answerTo(conditions, object.info);
      if (answer.status === 304) return { httpStatusCode: 304, metadata };
      if (answer.status === 416) {
        const contentRange = `bytes */${object.info.size}`;
        return { httpStatusCode: 416, metadata: { ...metadata, contentLength: 0, contentRange } };
      }

      const { start, end } = answer;
      metadata.contentLength = end - start;
      if (answer.status === 206) {
        metadata.contentRange = `bytes ${start}-${end - 1}/${object.info.size}`;
      }
      const body =
        end - start <= READ_AT_ONCE_BYTES
          ? await object.bytes(start, end)
          : ReadableStream.from(streamLater(path, object.info, start, end));
      return { httpStatusCode: answer.status, metadata, body };
    },

    async uploadObject(bucket, key, version, body, mimetype, cacheControl) {
      const about = { version: version ?? null, mimetype, cacheControl };
      return toMetadata(await put(bucket, key, body as ObjectBody, about));
    },

    async deleteObject(bucket, key, version) {
      const path = await locate(bucket, key);
      if (version !== undefined && (await isOtherVersion(path, version))) return;
      await rm(path, { force: true });
    },

    async deleteObjects(bucket, keys) {
      for (const key of keys) await rm(await locate(bucket, key), { force: true });
    },

    async copyObject(fromBucket, fromKey, _version, toBucket, toKey, toVersion) {
      await using source = await openObject(await locate(fromBucket, fromKey));
      if (!source) throw objectNotFound(fromBucket, fromKey);
      const { mimetype, cacheControl, size } = source.info;
      const about = { version: toVersion ?? null, mimetype, cacheControl };
      const copy = await put(toBucket, toKey, source.chunks(0, size), about);
      return { httpStatusCode: 200, eTag: copy.eTag, lastModified: copy.lastModified };
    },

    async headObject(bucket, key) {
      await using object = await openObject(await locate(bucket, key));
      if (!object) throw objectNotFound(bucket, key);
      return toMetadata(object.info);
    },

    async privateAssetUrl() {
      throw new Error("Objects in a folder have no address of their own.");
    },
  };
}

type Described = Pick<ObjectInfo, "version" | "mimetype" | "cacheControl">;

function toMetadata(info: ObjectInfo): ObjectMetadata {
  const { cacheControl, size, mimetype, lastModified, eTag } = info;
  return { cacheControl, contentLength: size, size, mimetype, lastModified, eTag };
}

// The file is opened by the first read and not before: the engine answers HEAD with the headers
// of a GET whose body nobody ever reads or cancels, and each would keep a file open.
async function* streamLater(path: string, { eTag }: ObjectInfo, start: number, end: number) {
  await using object = await openObject(path);
  if (object?.info.eTag !== eTag) throw new Error("The object was replaced before it was read.");
  yield* object.chunks(start, end);
}

async function isOtherVersion(path: string, version: string): Promise<boolean> {
  // What cannot be read must still be removable.
  await using object = await openObject(path).catch(() => null);
  const stored = object?.info.version;
  return stored != null && stored !== version;
}
