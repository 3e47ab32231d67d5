import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { RETURN_KEY } from "#app/auth/session.tsx";
import { SignInWidget } from "#app/auth/sign-in-widget/sign-in-widget.tsx";
import { Message } from "#app/ui/message.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { site } from "#content/site.ts";
import { safeReturnPath } from "#domain/return-path.ts";
import adminCss from "../layout/admin.css?url";
import { adminTitle } from "../layout/admin-title.ts";
import type { Route } from "./+types/sign-in.route";
import { CodeChallenge } from "./code-challenge.tsx";
import { useAdminVerification } from "./use-admin-verification.ts";
import { useMailedLink } from "./use-mailed-link.ts";

export const handle = { hydrate: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminCss }];

export const meta = adminTitle("Admin Login");

const VIEWS = ["sign_in", "forgotten_password", "magic_link", "update_password"] as const;

export default function SignIn() {
  useRememberedReturnPath();
  const link = useMailedLink();
  const verification = useAdminVerification();
  const error = verification.error ?? link.error;
  return (
    <main className="auth-page" id="main">
      <div className="grid gap-6">
        <h1>Admin Login</h1>
        {error && <Message look="danger">{error}</Message>}
        {verification.step === "verifying" && <Spinner label="Verifying admin access..." />}
        {verification.step === "code" && <CodeChallenge onVerified={verification.retry} />}
        {verification.step === "idle" && <SignInWidget views={VIEWS} redirectTo="/admin/auth" />}
        <noscript>Signing in needs JavaScript.</noscript>
        <Link to="/">Back to {site.name}</Link>
      </div>
    </main>
  );
}

/** The server's guard names the page that was asked for; the tab remembers it. */
function useRememberedReturnPath(): void {
  const [params] = useSearchParams();
  const asked = params.get("returnTo");
  useEffect(() => {
    const path = safeReturnPath(asked);
    if (path) sessionStorage.setItem(RETURN_KEY, path);
  }, [asked]);
}
