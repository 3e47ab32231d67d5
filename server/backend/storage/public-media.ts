import type { App } from "@supabase/lite";
import { MEDIA_PATH } from "#domain/picture.ts";
import type { Handler } from "../auth/context.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;

/** Names that begin with the hash of their content never show anything else. */
const HASHED = /^[0-9a-f]{16}-/;

/**
 * Serves the public files of bucket `media` straight from storage. The engine would write to the
 * database on every read and ignore `Range` and `If-None-Match`; it still answers for everything
 * that is not a plain read of a file that exists.
 */
export function publicMedia(storage: StorageAdapter, next: Handler): Handler {
  return async (request) => {
    const key = keyOf(request);
    if (key === null) return next(request);
    const object = await storage.getObject("media", key, undefined, conditionsOf(request));
    const { metadata, httpStatusCode: status } = object;
    if (status === 404 || status === undefined) return next(request);

    const headers = new Headers({
      "accept-ranges": "bytes",
      "cache-control": HASHED.test(key) ? "public, max-age=31536000, immutable" : "no-cache",
      // Any site may show these pictures, as at any public address.
      "cross-origin-resource-policy": "cross-origin",
      etag: metadata.eTag,
    });
    if (metadata.lastModified) headers.set("last-modified", metadata.lastModified.toUTCString());
    if (metadata.contentRange) headers.set("content-range", metadata.contentRange);
    if (status === 304) return new Response(null, { status, headers });
    headers.set("content-type", metadata.mimetype);
    headers.set("content-length", String(metadata.contentLength));
    const body = request.method === "HEAD" ? null : (object.body as BodyInit | undefined);
    return new Response(body ?? null, { status, headers });
  };
}

function keyOf({ method, url }: Request): string | null {
  const { pathname } = new URL(url);
  if (!/^(GET|HEAD)$/.test(method) || !pathname.startsWith(MEDIA_PATH)) return null;
  const key = pathname.slice(MEDIA_PATH.length);
  // Other names are the engine's to understand.
  return /^[a-z0-9._/-]+$/.test(key) ? key : null;
}

function conditionsOf({ headers }: Request) {
  const range = headers.has("if-range") ? null : headers.get("range");
  const ifNoneMatch = headers.get("if-none-match");
  const ifModifiedSince = headers.get("if-modified-since");
  return {
    ...(range !== null && { range }),
    ...(ifNoneMatch !== null && { ifNoneMatch }),
    ...(ifModifiedSince !== null && { ifModifiedSince }),
  };
}
