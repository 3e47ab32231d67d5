import type { MiddlewareHandler } from "hono";

/** One page has one address: `/blog/` is sent to `/blog`. */
export const oneAddress: MiddlewareHandler = async (c, next) => {
  const { path, method } = c.req;
  if (path === "/" || !path.endsWith("/") || (method !== "GET" && method !== "HEAD")) return next();
  // A single slash in front, or the browser would take the next word for another site's name.
  const address = `/${path.replace(/^\/+|\/+$/g, "")}`;
  return c.redirect(address + new URL(c.req.url).search, 301);
};
