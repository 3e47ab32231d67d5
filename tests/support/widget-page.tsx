import "#app/admin/layout/admin.css";
import { type ComponentProps, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SessionProvider, useSession } from "#app/auth/session.tsx";
import { SignInWidget } from "#app/auth/sign-in-widget/sign-in-widget.tsx";
import { ToastProvider } from "#app/ui/toast.tsx";

// The sign-in widget alone on a page: its views that our own sign-in page leaves out.
const { connection, widget } = JSON.parse(document.getElementById("settings")?.textContent ?? "");

const router = createMemoryRouter([{ id: "root", path: "*", element: <WidgetPage /> }], {
  initialEntries: ["/admin/auth"],
  hydrationData: { loaderData: { root: { signedIn: false, connection } } },
});

createRoot(document.getElementById("main") as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

function WidgetPage() {
  return (
    <ToastProvider>
      <SessionProvider>
        <h1>Sign in</h1>
        <SignInWidget {...(widget as ComponentProps<typeof SignInWidget>)} />
        <Who />
      </SessionProvider>
    </ToastProvider>
  );
}

function Who() {
  const { session } = useSession();
  return <p>{session.status === "signed-in" ? `Signed in as ${session.user.email}` : "Nobody"}</p>;
}
