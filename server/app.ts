import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";
import type { Traffic } from "#data/request-services.ts";
import type { Logger } from "./log.ts";
import { compressHtml } from "./middleware/compress-html.ts";
import { knowVisitor } from "./middleware/know-visitor.ts";
import { oneAddress } from "./middleware/one-address.ts";
import { type RequestVariables, requestLog } from "./middleware/request-log.ts";
import { securityHeaders } from "./middleware/security-headers.ts";

export interface AppDeps {
  log: Logger;
  /** Absent at the hosted size. */
  backend: { fetch(request: Request): Promise<Response> } | null;
  /** Resolves when the database answers, rejects when it does not. */
  ready(): Promise<void>;
  assets: MiddlewareHandler;
  pages(
    request: Request,
    context: { requestId: string; log: Logger; traffic?: Traffic },
  ): Promise<Response>;
  frames: readonly string[];
  connect: readonly string[];
  development: boolean;
  /** See `TRUST_PROXY`. */
  trustProxy?: boolean;
}

/** What is mounted, in order. No side effects: tests call `createApp(deps).request("/")`. */
export function createApp(deps: AppDeps) {
  const app = new Hono<RequestVariables>();
  const { backend } = deps;

  app.use(requestLog(deps.log));
  app.use(knowVisitor({ trustProxy: deps.trustProxy ?? false }));
  app.use(securityHeaders(deps));

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await deps.ready();
      return c.json({ status: "ready" });
    } catch (err) {
      c.var.log.error({ err }, "not ready");
      return c.json({ status: "unavailable" }, 503);
    }
  });

  if (backend) {
    for (const prefix of ["auth", "rest", "storage", "functions"])
      app.all(`/${prefix}/v1/*`, (c) => backend.fetch(c.req.raw));
  }

  app.use(oneAddress);
  app.use(compressHtml({ pages: 500 }));
  app.use(deps.assets);
  app.all("*", (c) => deps.pages(c.req.raw, c.var));

  app.onError((err, c) => {
    c.var.log.error({ err }, "unexpected failure");
    return c.text(`An unexpected error occurred. Please try again. (${c.var.requestId})`, 500);
  });
  return app;
}
