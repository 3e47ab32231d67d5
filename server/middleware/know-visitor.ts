import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { onBehalfOf } from "#server/visitor.ts";

interface Options {
  /** A proxy of ours stands in front and appends the address it saw to X-Forwarded-For. */
  trustProxy: boolean;
}

/** Remembers who asks, for limits and for the list of sessions. */
export function knowVisitor({ trustProxy }: Options): MiddlewareHandler {
  return (c, next) => {
    const userAgent = c.req.header("user-agent") ?? null;
    return onBehalfOf({ address: clientAddress(c, trustProxy), userAgent }, next);
  };
}

function clientAddress(c: Context, trustProxy: boolean): string | null {
  // The last entry is the one our proxy wrote; whatever stands before it came with the request.
  const forwarded = trustProxy && c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  const address = forwarded && isIP(forwarded) ? forwarded : socketAddress(c);
  return address?.replace(/^::ffff:(?=\d+\.)/i, "") ?? null;
}

/** A test that calls the app in process has no socket. */
function socketAddress(c: Context): string | null {
  const hasSocket = c.env && ("incoming" in c.env || "server" in c.env);
  return (hasSocket && getConnInfo(c).remote.address) || null;
}
