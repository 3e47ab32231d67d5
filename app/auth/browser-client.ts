import { useEffect, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";

/**
 * The browser's own Supabase client; null on the server and until it is loaded. Where nobody is
 * signed in or about to be, as in the questionnaire, it is not loaded at all.
 */
export function useBrowserClient(): Db | null {
  const root = useRouteLoaderData<typeof loader>("root");
  const inAdmin = useLocation().pathname.startsWith("/admin");
  const [client, setClient] = useState<Db | null>(null);
  const { url, key, cookie } = root?.connection ?? {};
  const wanted = inAdmin || root?.signedIn;
  useEffect(() => {
    if (!wanted || !key || !cookie) return;
    let stale = false;
    import("@supabase/ssr").then(({ createBrowserClient }) => {
      if (stale) return;
      const options = {
        cookieOptions: { name: cookie },
        auth: { experimental: { recoveryCodes: true } },
      };
      setClient(createBrowserClient<Database>(url ?? window.location.origin, key, options) as Db);
    });
    return () => {
      stale = true;
    };
  }, [wanted, url, key, cookie]);
  return client;
}
