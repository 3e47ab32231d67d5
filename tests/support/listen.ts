import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { createApp } from "#server/app.ts";
import type { Backend } from "#server/backend/backend.ts";

/** The whole server on a port of its own, without pages. */
export async function listenFor(backend: Pick<Backend, "fetch" | "db">) {
  const app = createApp({
    log: pino({ level: "silent" }),
    backend,
    ready: async () => void (await backend.db.query("select 1")),
    assets: (_c, next) => next(),
    pages: async () => new Response("A page", { headers: { "content-type": "text/html" } }),
    frames: [],
    connect: [],
    development: false,
  });
  const server = createServer(getRequestListener(app.fetch) as RequestListener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
