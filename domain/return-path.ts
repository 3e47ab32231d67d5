const HERE = "http://site.invalid";

/**
 * A path of this site that a redirect may follow, or null. The URL parser decides, as the browser
 * would: a prefix check lets `/\evil.example` and `/%09/evil.example` through.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith("/")) return null;
  const url = URL.parse(value, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith("//")) return null;
  if (url.pathname === "/admin/auth" || url.pathname === "/auth") return null;
  return url.pathname + url.search + url.hash;
}
