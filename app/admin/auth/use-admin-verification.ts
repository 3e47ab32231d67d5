import { useEffect, useReducer } from "react";
import { useNavigate } from "react-router";
import { RETURN_KEY, useSession } from "#app/auth/session.tsx";
import { useToast } from "#app/ui/toast.tsx";
import type { Db } from "#data/db.ts";
import { isAdmin, roleOf } from "#data/profiles.ts";
import { Failure } from "#domain/failure.ts";
import { safeReturnPath } from "#domain/return-path.ts";

const TIME_OUT_MS = 10_000;
const DEFAULT_PATH = "/admin";

const RESTRICTED = "This area is restricted to administrators only.";
const CHECK_FAILED = "An error occurred while checking your admin status.";
const UNEXPECTED = "An unexpected error occurred. Please try again.";
const TIMED_OUT = "Verification timed out. Please try again.";

interface Verification {
  step: "idle" | "verifying" | "code";
  error: string | null;
}

/** Whoever signs in here is checked; an administrator is sent on, anyone else is told why not. */
export function useAdminVerification(): Verification & { retry(): void } {
  const { session, client } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [state, dispatch] = useReducer(reduce, { step: "idle", error: null });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const user = session.status === "signed-in" && !session.recovering ? session.user : null;
  const userId = user?.id;
  const signedInAt = user?.last_sign_in_at;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in or attempt checks again
  useEffect(() => {
    if (!client || !userId) return dispatch("idle");
    let current = true;
    dispatch("verifying");
    const timer = setTimeout(() => {
      current = false;
      dispatch({ error: TIMED_OUT });
    }, TIME_OUT_MS);
    verify(client, userId)
      .then((result) => {
        if (!current) return;
        if (result === "needs-code") return dispatch("code");
        if (result) return dispatch({ error: result });
        const path = returnPath() ?? DEFAULT_PATH;
        sessionStorage.removeItem(RETURN_KEY);
        toast({ title: "Welcome Admin!", text: "You have successfully signed in." });
        navigate(path, { replace: true });
      })
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, userId, signedInAt, attempt, navigate, toast]);

  return { ...state, retry };
}

/** As the tab remembers it; a session that ended forgets, and the address still knows. */
function returnPath(): string | null {
  const asked = new URLSearchParams(window.location.search).get("returnTo");
  return safeReturnPath(sessionStorage.getItem(RETURN_KEY)) ?? safeReturnPath(asked);
}

/** Null for an administrator, otherwise what to say. Both answers must agree. */
async function verify(client: Db, userId: string): Promise<"needs-code" | string | null> {
  try {
    // Asked for its effect: where the session was ended elsewhere, the client signs out here too.
    await client.auth.getUser();
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    if (level?.nextLevel === "aal2" && level.currentLevel !== "aal2") return "needs-code";
    const [role, confirmed] = await Promise.all([roleOf(client, userId), isAdmin(client)]);
    return role === "admin" && confirmed ? null : RESTRICTED;
  } catch (error) {
    console.warn("The administrator check failed.", error);
    if (!(error instanceof Failure)) return UNEXPECTED;
    return (error.cause as { message?: string } | undefined)?.message || CHECK_FAILED;
  }
}

type Step = Verification["step"] | { error: string };

function reduce(_state: Verification, step: Step): Verification {
  if (typeof step === "object") return { step: "idle", error: step.error };
  return { step, error: null };
}
