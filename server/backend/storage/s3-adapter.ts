import type { App } from "@supabase/lite";
import { AwsClient } from "aws4fetch";
import { NO_OBJECT, objectNotFound } from "./no-object.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

export interface S3Settings {
  /** Of the store, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIME_OUT_MS = 30_000;
/** Which version a key holds, for a late delete of an older one. */
const VERSION = "x-amz-meta-version";

/**
 * Keeps objects in any store that speaks S3, all of them in one of its buckets:
 * `<our bucket>/<key>`. As in a folder, a key holds one version.
 */
export function createS3Storage(settings: S3Settings): StorageAdapter {
  const { endpoint, bucket: store, accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const pathOf = (bucket: string, key: string) =>
    `/${[store, bucket, ...key.split("/")].map(encodeURIComponent).join("/")}`;

  async function ask(method: string, path: string, init: RequestInit = {}, allowed: number[] = []) {
    const signal = AbortSignal.timeout(TIME_OUT_MS);
    const response = await client.fetch(`${endpoint}${path}`, { ...init, method, signal });
    if (response.ok || allowed.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The store answers ${response.status} to ${method} of ${path}.`);
  }

  async function head(bucket: string, key: string): Promise<Response> {
    const response = await ask("HEAD", pathOf(bucket, key), {}, [404]);
    if (response.status === 404) throw objectNotFound(bucket, key);
    return response;
  }

  async function remove(bucket: string, key: string): Promise<void> {
    const response = await ask("DELETE", pathOf(bucket, key), {}, [404]);
    await response.body?.cancel();
  }

  return {
    driver: null,

    async getObject(bucket, key, _version, conditions = {}) {
      const { range, ifNoneMatch, ifModifiedSince } = conditions;
      const headers = {
        ...(range && { range }),
        ...(ifNoneMatch && { "if-none-match": ifNoneMatch }),
        ...(ifModifiedSince && { "if-modified-since": ifModifiedSince }),
      };
      const response = await ask("GET", pathOf(bucket, key), { headers }, [304, 404, 416]);
      const { status } = response;
      if (response.ok && response.body)
        return { httpStatusCode: status, metadata: toMetadata(response), body: response.body };
      await response.body?.cancel();
      if (status === 404) return { httpStatusCode: 404, metadata: NO_OBJECT };
      return { httpStatusCode: status, metadata: { ...toMetadata(response), contentLength: 0 } };
    },

    async uploadObject(bucket, key, version, body, mimetype, cacheControl) {
      // A store wants to know the length; uploads are limited to a few megabytes before.
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      const headers = {
        "content-type": mimetype,
        "cache-control": cacheControl,
        ...(version && { [VERSION]: version }),
      };
      const response = await ask("PUT", pathOf(bucket, key), { body: bytes, headers });
      await response.body?.cancel();
      const size = bytes.byteLength;
      return {
        ...{ cacheControl, mimetype, size, contentLength: size, lastModified: new Date() },
        eTag: response.headers.get("etag") ?? "",
      };
    },

    async deleteObject(bucket, key, version) {
      if (version !== undefined) {
        const stored = await ask("HEAD", pathOf(bucket, key), {}, [404]);
        const held = stored.headers.get(VERSION);
        if (held !== null && held !== version) return;
      }
      await remove(bucket, key);
    },

    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },

    async copyObject(fromBucket, fromKey, _version, toBucket, toKey, toVersion) {
      const source = await head(fromBucket, fromKey);
      const headers = {
        "x-amz-copy-source": pathOf(fromBucket, fromKey),
        "x-amz-metadata-directive": "REPLACE",
        "content-type": source.headers.get("content-type") ?? NO_OBJECT.mimetype,
        "cache-control": source.headers.get("cache-control") ?? NO_OBJECT.cacheControl,
        ...(toVersion && { [VERSION]: toVersion }),
      };
      const copied = await ask("PUT", pathOf(toBucket, toKey), { headers });
      await copied.body?.cancel();
      const { eTag, lastModified } = toMetadata(await head(toBucket, toKey));
      return { httpStatusCode: 200, eTag, ...(lastModified && { lastModified }) };
    },

    async headObject(bucket, key) {
      return toMetadata(await head(bucket, key));
    },

    async privateAssetUrl() {
      throw new Error("Objects are served by this site, not by the store.");
    },
  };
}

function toMetadata({ headers }: Response): ObjectMetadata {
  const contentLength = Number(headers.get("content-length") ?? 0);
  const contentRange = headers.get("content-range");
  const lastModified = headers.get("last-modified");
  return {
    cacheControl: headers.get("cache-control") ?? NO_OBJECT.cacheControl,
    contentLength,
    size: Number(contentRange?.split("/")[1] ?? contentLength),
    mimetype: headers.get("content-type") ?? NO_OBJECT.mimetype,
    eTag: headers.get("etag") ?? "",
    ...(lastModified && { lastModified: new Date(lastModified) }),
    ...(contentRange && { contentRange }),
  };
}
