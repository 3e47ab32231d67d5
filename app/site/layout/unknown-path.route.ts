import { redirect } from "react-router";
import { services } from "#app/request.ts";
import { storedRedirect } from "#data/redirects.ts";
import type { Route } from "./+types/unknown-path.route";
import { storedRedirectResponse } from "./stored-redirect.ts";

/** An unknown path leads home (specification, 2), unless the owner has said where it went. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, traffic } = context.get(services);
  const { pathname, search } = new URL(request.url);
  const stored = await storedRedirect(db, pathname).catch((err) => {
    log.error({ err, pathname }, "redirects could not be read; the visitor is sent home");
    return null;
  });
  if (stored) {
    traffic.redirected(pathname);
    throw storedRedirectResponse(stored, search);
  }
  traffic.missed(pathname);
  throw redirect("/");
}
