import { createBrowserClient } from "@supabase/ssr";
import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";

/** The browser's own Supabase client; null on the server and until the page is hydrated. */
export function useBrowserClient(): Db | null {
  const connection = useRouteLoaderData<typeof loader>("root")?.connection;
  const [client, setClient] = useState<Db | null>(null);
  const { url, key, cookie } = connection ?? {};
  useEffect(() => {
    if (!key || !cookie) return;
    const options = {
      cookieOptions: { name: cookie },
      auth: { experimental: { recoveryCodes: true } },
    };
    setClient(createBrowserClient<Database>(url ?? window.location.origin, key, options) as Db);
  }, [url, key, cookie]);
  return client;
}
