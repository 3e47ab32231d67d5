import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "#server/log.ts";

export interface RequestVariables {
  Variables: { requestId: string; log: Logger };
}

/** Gives every request an id, a logger that carries it, and one line when it is done. */
export function requestLog(log: Logger): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const requestLogger = log.child({ requestId });
    c.set("requestId", requestId);
    c.set("log", requestLogger);
    const started = performance.now();
    await next();
    c.header("x-request-id", requestId);
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    };
    if (c.res.status >= 500) requestLogger.error(line, "request");
    else requestLogger.info(line, "request");
  };
}
