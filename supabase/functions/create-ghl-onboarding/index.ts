// Entry for Supabase's Edge Runtime; our own server imports handler.ts directly.
import { handler } from "./handler.ts";

function needed(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

const deps = {
  url: needed("SUPABASE_URL"),
  secretKey: needed("SUPABASE_SERVICE_ROLE_KEY"),
  fetch,
};

Deno.serve((request: Request) => handler(request, deps));
