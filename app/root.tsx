import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { site } from "#content/site.ts";
import type { Route } from "./+types/root";
import { services } from "./request.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(services);
  return { signedIn: user !== null };
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrated && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <h1>{missing ? "Not found" : "Something went wrong"}</h1>
      <p>An unexpected error occurred. Please try again.</p>
    </main>
  );
}

/**
 * Reading pages ship no script. A page is hydrated when a matched route is an application
 * (`handle.hydrate`) or when the owner is signed in.
 */
function useHydrated(): boolean {
  const root = useRouteLoaderData<typeof loader>("root");
  const isApplication = useMatches().some(
    ({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate,
  );
  return isApplication || (root?.signedIn ?? false);
}
