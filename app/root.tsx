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
import { SessionProvider } from "./auth/session.tsx";
import { services } from "./request.ts";
import { ErrorPage } from "./site/layout/error-page.tsx";
import { SpeculationRules } from "./site/layout/speculation-rules.tsx";
import { ToastProvider } from "./ui/toast.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { user, config } = context.get(services);
  return { signedIn: user !== null, connection: config.connection };
}

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  ...["bricolage-1", "hanken-1"].map((font) => ({
    rel: "preload",
    href: `/fonts/${font}.woff2`,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10161f" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrated ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <SpeculationRules />
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const hydrated = useHydrated();
  if (!hydrated) return <Outlet />;
  return (
    <ToastProvider>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <ErrorPage missing={missing} />;
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
  // In a browser this runs only because the page was: it stays so after signing out.
  const isBrowser = typeof document !== "undefined";
  return isBrowser || isApplication || (root?.signedIn ?? false);
}
