import { access } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import { StartError } from "./start-error.ts";
import { staticFiles } from "./static/static-files.ts";

/** The rendered half of the product, either built or being worked on. */
export interface Web {
  loadBuild(): Promise<ServerBuild>;
  assets: MiddlewareHandler;
  /** Lets the development server see a request first. */
  wrap(listener: RequestListener): RequestListener;
  close(): Promise<void>;
}

export async function builtWeb(root: string): Promise<Web> {
  const entry = join(root, "build/server/index.js");
  await access(entry).catch(() => {
    throw new StartError("There is no build yet: run `npm run build`, or start with `npm start`.");
  });
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return {
    loadBuild: async () => build,
    assets: await staticFiles(join(root, "build/client")),
    wrap: (listener) => listener,
    close: async () => {},
  };
}

export async function developmentWeb(root: string): Promise<Web> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  return {
    loadBuild: () =>
      vite.ssrLoadModule(
        "virtual:react-router/server-build",
      ) as Promise<unknown> as Promise<ServerBuild>,
    // Vite answers for these before we do; the site check asks nobody but us.
    assets: await staticFiles(join(root, "public")),
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  };
}
