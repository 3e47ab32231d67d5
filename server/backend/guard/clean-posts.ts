import type { Handler } from "../auth/context.ts";
import { refusal } from "./refusal.ts";

const POSTS = /^\/rest\/v1\/+"?blog_posts"?\/*$/i;
const READS = new Set(["GET", "HEAD", "OPTIONS", "DELETE"]);

/**
 * Whoever writes a post, by the admin or straight through the API: its HTML is cleaned before the
 * database has it. What cannot be read here as JSON is refused, since it cannot be cleaned.
 */
export function cleanPosts(clean: (html: string) => string, next: Handler): Handler {
  return async (request) => {
    if (READS.has(request.method) || !POSTS.test(decodedPath(request.url))) return next(request);
    const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/json") return NOT_JSON();
    const rows = parsed(await request.text());
    if (rows === undefined) return NOT_JSON();
    const body = JSON.stringify(Array.isArray(rows) ? rows.map(cleaned) : cleaned(rows));
    const headers = new Headers(request.headers);
    headers.delete("content-length");
    return next(new Request(request.url, { method: request.method, headers, body }));
  };

  function cleaned(row: unknown): unknown {
    if (typeof row !== "object" || row === null || !("content" in row)) return row;
    // The database would write anything else down as text.
    const { content } = row;
    const html = typeof content === "string" ? content : JSON.stringify(content);
    return { ...row, content: content === null ? null : clean(html) };
  }
}

const NOT_JSON = () =>
  refusal("rest", 415, "PGRST102", "Send posts as JSON, with content-type application/json.");

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** As the API reads it. */
function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}
