import { services } from "#app/request.ts";
import { mySessions, revokeSession } from "#data/sessions.ts";
import { Failure } from "#domain/failure.ts";
import { adminTitle } from "../layout/admin-title.ts";
import type { Route } from "./+types/security.route";
import { BackupsSection } from "./backups-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

export const meta = adminTitle("Security");

export async function loader({ context }: Route.LoaderArgs) {
  return { sessions: await mySessions(context.get(services).db) };
}

/** Ends one of the owner's other sessions. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = String((await request.formData()).get("session") ?? "");
  try {
    await revokeSession(context.get(services).db, id);
    return { ok: true as const };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { error: "This session could not be ended. It may have ended already." };
  }
}

export default function Security({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Security</h1>
      <div className="sections">
        <TwoFactorSection />
        <SessionsSection sessions={loaderData.sessions} />
        <PasswordSection />
        <BackupsSection />
      </div>
    </>
  );
}
