import type { Handler } from "../auth/context.ts";
import type { Secrets } from "../secrets.ts";
import { apiKeyOf } from "./api-key.ts";
import { refusal } from "./refusal.ts";

/** Pictures that are nothing but pixels; a browser may show them. */
const PIXELS = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);
/** Kept as what they are, because an `<img>` or a download needs the type. */
const DOCUMENTS = new Set(["image/svg+xml", "application/pdf"]);

/**
 * Files are served from the site's own address, so none of them may act as a page of it: what is not
 * plain pixels is offered as a download, what is not a known type has none, and should a browser
 * open one all the same, it runs no script there. In an `<img>` a drawing is shown as ever.
 */
export function harmlessFiles(next: Handler): Handler {
  return async (request) => {
    const response = await next(request);
    const headers = new Headers(response.headers);
    headers.set("x-content-type-options", "nosniff");
    headers.set("content-security-policy", POLICY);
    if (response.ok && isFile(request)) {
      const [type = ""] = (headers.get("content-type") ?? "").toLowerCase().split(";");
      if (!PIXELS.has(type)) headers.set("content-disposition", "attachment");
      if (!PIXELS.has(type) && !DOCUMENTS.has(type))
        headers.set("content-type", "application/octet-stream");
    }
    return new Response(response.body, { status: response.status, headers });
  };
}

const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'";

function isFile({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  const path = decodeURI(pathname.replace(/%(?![0-9a-f]{2})/gi, "%25"));
  return /^(GET|HEAD)$/.test(method) && /\/object\/(?!info\/|list\/)/.test(path);
}

/** The engine empties a bucket for anybody, whatever the policies say. */
export function onlyWithSecretKey(secrets: Secrets, next: Handler): Handler {
  return async (request) => {
    if (apiKeyOf(request, secrets) === "secret") return next(request);
    return refusal("storage", 403, "Unauthorized", "new row violates row-level security policy");
  };
}
