import { Hono } from "hono";
import type { Handler } from "../auth/context.ts";
import type { Secrets } from "../secrets.ts";
import { needKey } from "./api-key.ts";
import { limitBody } from "./body-limit.ts";
import { refuseNull } from "./no-null.ts";
import { refusal, type Service } from "./refusal.ts";
import { harmlessFiles, onlyWithSecretKey } from "./storage.ts";
import { refuseMalformedInput } from "./storage-input.ts";
import { needGoodToken } from "./token.ts";

interface Services {
  auth: Handler;
  engine: Handler;
  functions: Handler;
}

const KB = 1024;
const MB = 1024 * KB;

/** What every request passes before a service sees it: its size, its key, its token. */
export function guard({ auth, engine, functions }: Services, secrets: Secrets): Handler {
  const checked = (service: Service, maxBytes: number, next: Handler) =>
    limitBody(
      service,
      maxBytes,
      refuseNull(service, needGoodToken(service, secrets.jwtSecret, next)),
    );
  const storage = (next: Handler) =>
    checked("storage", 11 * MB, harmlessFiles(refuseMalformedInput(secrets.jwtSecret, next)));
  const guarded: Record<string, Handler> = {
    // A browser is sent here; it has no key.
    "/auth/v1/authorize": checked("auth", 64 * KB, auth),
    "/auth/v1/*": checked("auth", 64 * KB, needKey("auth", secrets, auth)),
    "/rest/v1/*": checked("rest", MB, needKey("rest", secrets, engine)),
    "/storage/v1/bucket/:id/empty": storage(onlyWithSecretKey(secrets, engine)),
    "/storage/v1/*": storage(engine),
    "/functions/v1/*": checked("functions", MB, needKey("functions", secrets, functions)),
  };
  const app = new Hono();
  for (const [path, handle] of Object.entries(guarded)) app.all(path, (c) => handle(c.req.raw));
  app.notFound(() => refusal("rest", 404, "not_found", "There is nothing here."));
  app.onError((error) => {
    throw error;
  });
  return async (request) => app.fetch(request);
}
