import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

type Handler = (request: Request) => Promise<Response>;

/** What a function gets from its environment on Supabase. */
interface FunctionDeps {
  url: string;
  secretKey: string;
  fetch: typeof fetch;
}

/**
 * Runs `supabase/functions/<name>/handler.ts` at `/functions/v1/<name>`, the address it has on
 * Supabase. Only folders that exist are ever imported, whatever the request says.
 */
export async function loadFunctions(folder: string, deps: FunctionDeps): Promise<Handler> {
  const handlers = new Map<string, Handler>();
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name.startsWith("_")) continue;
    const module = await import(pathToFileURL(join(folder, entry.name, "handler.ts")).href);
    handlers.set(entry.name, (request) => module.handler(request, deps));
  }
  return async (request) => {
    const name = new URL(request.url).pathname.replace(/^\/functions\/v1\//, "");
    const handler = handlers.get(name);
    if (!handler) return Response.json({ message: `No function ${name}` }, { status: 404 });
    return handler(request);
  };
}
