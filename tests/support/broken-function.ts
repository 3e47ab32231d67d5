import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { publishableKey } from "./owner-client.ts";
import { type OwnSite, startSite } from "./servers.ts";

/** A site whose hosted backend is the shared site's, with functions that fail until mended. */
export interface BrokenFunctionSite {
  site: OwnSite;
  mend(): void;
}

export async function startBrokenFunctionSite(
  backend: string,
): Promise<BrokenFunctionSite & { stop(): Promise<void> }> {
  let broken = true;
  const proxy = createServer(
    getRequestListener(async (request) => {
      const { pathname, search } = new URL(request.url);
      if (broken && pathname.startsWith("/functions/v1/"))
        return Response.json({ message: "Out of order" }, { status: 500 });
      const body = request.body && (await request.arrayBuffer());
      const headers = new Headers(request.headers);
      for (const name of ["host", "connection", "content-length"]) headers.delete(name);
      const answer = await fetch(backend + pathname + search, {
        method: request.method,
        headers,
        body,
      });
      return new Response(await answer.arrayBuffer(), {
        status: answer.status,
        headers: { "content-type": answer.headers.get("content-type") ?? "application/json" },
      });
    }),
  ).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const site = await startSite({
    SUPABASE_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    SUPABASE_PUBLISHABLE_KEY: await publishableKey(backend),
  });
  return {
    site,
    mend() {
      broken = false;
    },
    async stop() {
      await site.stop();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
