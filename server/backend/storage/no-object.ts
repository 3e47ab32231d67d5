import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;

/** What is said of an object that is not there. */
export const NO_OBJECT: Awaited<ReturnType<StorageAdapter["headObject"]>> = {
  cacheControl: "no-cache",
  contentLength: 0,
  size: 0,
  mimetype: "application/octet-stream",
  eTag: "",
};

export function objectNotFound(bucket: string, key: string): Error {
  const error = new Error(
    `There is no object ${JSON.stringify(key)} in ${JSON.stringify(bucket)}.`,
  );
  return Object.assign(error, { code: "ENOENT", httpStatusCode: 404 });
}
