import type { MiddlewareHandler } from "hono";

interface SecurityOptions {
  /** The only addresses whose pages may be framed by ours. */
  frames: readonly string[];
  /** Where the browser's Supabase client may connect besides this site. */
  connect: readonly string[];
  development: boolean;
}

/** What a page may load. Reading pages run no script, so the policy can be short. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const policy = contentSecurityPolicy(options);
  return async (c, next) => {
    await next();
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "strict-origin-when-cross-origin");
    c.header("permissions-policy", "camera=(), microphone=(), geolocation=(), interest-cohort=()");
    c.header("cross-origin-opener-policy", "same-origin");
    const type = c.res.headers.get("content-type") ?? "";
    if (type.startsWith("text/html")) {
      c.header("content-security-policy", policy);
      c.header("x-frame-options", "SAMEORIGIN");
    }
    if (type.startsWith("image/svg+xml")) c.header("content-security-policy", DRAWING);
  };
}

/** Opened by itself an uploaded drawing is a page of this site, and may hold a script. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function contentSecurityPolicy({ frames, connect, development }: SecurityOptions): string {
  const origins = (addresses: readonly string[]) =>
    [...new Set(addresses.map((address) => new URL(address).origin))].join(" ");
  return [
    "default-src 'self'",
    // React Router boots hydrated pages from inline scripts.
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${origins(connect)}${development ? " ws:" : ""}`.trim(),
    `frame-src 'self' ${origins(frames)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
