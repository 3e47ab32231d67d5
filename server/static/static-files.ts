import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { chooseEncoding } from "#server/middleware/compress-html.ts";

interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  body: Buffer<ArrayBuffer>;
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
}

/**
 * Serves a built folder from memory. Every file is listed at the start, so a request can only ever
 * name one of them; `.br` and `.gz` siblings are sent to those who accept them.
 */
export async function staticFiles(folder: string): Promise<MiddlewareHandler> {
  const files = await readFolder(folder);
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const file = files.get(c.req.path);
    if (!file) {
      // A file that is gone must not turn into a page.
      if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404);
      return next();
    }
    c.header("etag", file.etag);
    c.header("cache-control", file.cacheControl);
    c.header("vary", "accept-encoding");
    if (c.req.header("if-none-match") === file.etag) return c.body(null, 304);
    c.header("content-type", file.type);
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const encoded = encoding && file[encoding];
    if (encoded) c.header("content-encoding", encoding);
    return c.body(encoded || file.body);
  };
}

async function readFolder(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  const known = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const compressed = /\.(br|gz)$/.exec(name);
    if (compressed && known.has(name.slice(0, -3))) continue;
    const body = await readFile(join(folder, name));
    const file: StaticFile = {
      type: contentType(name),
      etag: `"${createHash("sha1").update(body).digest("base64url")}"`,
      cacheControl: cachePolicy(name),
      body,
    };
    if (known.has(`${name}.br`)) file.br = await readFile(join(folder, `${name}.br`));
    if (known.has(`${name}.gz`)) file.gzip = await readFile(join(folder, `${name}.gz`));
    files.set(name, file);
  }
  return files;
}

/** Hashed names never change; everything else may, and is asked about again after a while. */
function cachePolicy(name: string): string {
  if (name.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  if (name.startsWith("/fonts/")) return "public, max-age=31536000, immutable";
  if (name.startsWith("/pictures/")) return "public, max-age=604800, stale-while-revalidate=86400";
  return "public, max-age=3600";
}

function contentType(name: string): string {
  if (extname(name) === ".webmanifest") return "application/manifest+json";
  return getMimeType(name) ?? "application/octet-stream";
}
