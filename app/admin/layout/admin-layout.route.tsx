import { useEffect } from "react";
import { Outlet, useNavigate } from "react-router";
import { RETURN_KEY, useSession } from "#app/auth/session.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Route } from "./+types/admin-layout.route";
import adminCss from "./admin.css?url";
import { AdminError } from "./admin-error.tsx";
import { KeepScreenProvider, useScreenIsKept } from "./keep-screen.tsx";
import { requireAdmin } from "./require-admin.ts";
import { SidePanel } from "./side-panel.tsx";

export const handle = { hydrate: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminCss }];

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

// Without a loader of its own the router would not ask the server, and the guard, for it.
export const loader = () => null;

export default function AdminLayout() {
  return (
    <KeepScreenProvider>
      <Guarded />
    </KeepScreenProvider>
  );
}

function Guarded() {
  const access = useAccess();
  if (access === "verifying") {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Spinner label="Verifying access..." />
      </main>
    );
  }
  if (access === "refused") return null;
  return (
    <div className="admin-shell">
      <SidePanel />
      <main className="admin-main" id="main">
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="admin-shell">
      <SidePanel />
      <main className="admin-main" id="main">
        <AdminError />
      </main>
    </div>
  );
}

/** The server has let this page through; this follows what happens to the session afterwards. */
function useAccess(): "verifying" | "granted" | "refused" {
  const { session } = useSession();
  const navigate = useNavigate();
  const isOut = session.status === "signed-out";
  const hasLeft = isOut && session.left;
  const isOther = session.status === "signed-in" && session.isAdmin === false;
  const isKept = useScreenIsKept() && !hasLeft;

  useEffect(() => {
    if (hasLeft || isKept) return;
    if (isOut) {
      const { pathname, search } = window.location;
      if (pathname.startsWith("/admin")) sessionStorage.setItem(RETURN_KEY, pathname + search);
      navigate("/admin/auth", { replace: true });
    } else if (isOther) {
      navigate("/", { replace: true });
    }
  }, [isOut, hasLeft, isKept, isOther, navigate]);

  if (isKept) return "granted";
  if (isOut || isOther) return "refused";
  return session.status === "signed-in" && session.isAdmin ? "granted" : "verifying";
}
