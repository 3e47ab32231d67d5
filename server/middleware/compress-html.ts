import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

interface CompressOptions {
  /** How many compressed pages are kept. */
  pages: number;
}

/**
 * Compresses whole pages well, once. The cache is keyed by the page's own bytes, so it can never
 * serve a stale page: a changed page is a different key. The same hash makes the ETag.
 */
export function compressHtml({ pages }: CompressOptions): MiddlewareHandler {
  const cache = new Map<string, Promise<Buffer>>();

  function compressed(key: string, body: string, encoding: Encoding): Promise<Buffer> {
    const id = `${encoding}:${key}`;
    const known = cache.get(id);
    if (known) {
      cache.delete(id);
      cache.set(id, known);
      return known;
    }
    const fresh = ENCODERS[encoding](body);
    cache.set(id, fresh);
    fresh.catch(() => cache.delete(id));
    if (cache.size > pages) cache.delete(cache.keys().next().value as string);
    return fresh;
  }

  return async (c, next) => {
    await next();
    const type = c.res.headers.get("content-type") ?? "";
    if (!COMPRESSIBLE.test(type) || c.res.headers.has("content-encoding") || !c.res.body) return;
    const body = await c.res.text();
    const key = createHash("sha1").update(body).digest("base64url");
    const headers = new Headers(c.res.headers);
    headers.delete("content-length");
    headers.append("vary", "accept-encoding");
    headers.set("etag", `W/"${key}"`);
    if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");

    const status = c.res.status;
    // Hono would copy the old headers over the new ones.
    c.res = undefined;
    if (status === 200 && c.req.header("if-none-match") === `W/"${key}"`) {
      c.res = new Response(null, { status: 304, headers });
      return;
    }
    const encoding = body.length > 1024 ? chooseEncoding(c.req.header("accept-encoding")) : null;
    if (!encoding) {
      c.res = new Response(body, { status, headers });
      return;
    }
    headers.set("content-encoding", encoding);
    c.res = new Response(new Uint8Array(await compressed(key, body, encoding)), {
      status,
      headers,
    });
  };
}

type Encoding = "br" | "gzip";

const COMPRESSIBLE = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json))/;

const ENCODERS: Record<Encoding, (body: string) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
      },
    }),
  gzip: (body) => deflate(body, { level: 7 }),
};

/** What a page weighs on its way to a browser of today. */
export async function brotliSize(body: string): Promise<number> {
  return (await ENCODERS.br(body)).byteLength;
}

export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const offers = new Map(
    (accepted ?? "").split(",").map((offer) => {
      const [name = "", ...parameters] = offer.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return [name, quality ? Number(quality.trim().slice(2)) : 1] as const;
    }),
  );
  const wants = (name: string) => (offers.get(name) ?? offers.get("*") ?? 0) > 0;
  if (wants("br")) return "br";
  return wants("gzip") ? "gzip" : null;
}
