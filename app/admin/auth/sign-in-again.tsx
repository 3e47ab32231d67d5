import { useEffect, useState } from "react";
import { useSession } from "#app/auth/session.tsx";
import { SignInWidget } from "#app/auth/sign-in-widget/sign-in-widget.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CodeChallenge } from "./code-challenge.tsx";

interface SignInAgainProps {
  /** The server refused something. A session that ends in the browser is noticed here. */
  isAsked: boolean;
  onSignedIn(): void;
}

/** Over a screen with unsaved text: sign in without leaving it. */
export function SignInAgain({ isAsked, onSignedIn }: SignInAgainProps) {
  const { session, client } = useSession();
  const [needsCode, setNeedsCode] = useState(false);
  const isOut = session.status === "signed-out" && !session.left;
  const isOpen = isAsked || isOut || needsCode;

  useEffect(() => {
    if (!client || !isOpen) return;
    const { data } = client.auth.onAuthStateChange((event) => {
      if (event !== "SIGNED_IN" && event !== "MFA_CHALLENGE_VERIFIED") return;
      // Outside the callback: the client holds its lock while it calls us.
      setTimeout(async () => {
        const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
        const isHalfway = level?.nextLevel === "aal2" && level.currentLevel !== "aal2";
        setNeedsCode(isHalfway);
        if (!isHalfway) onSignedIn();
      });
    });
    return () => data.subscription.unsubscribe();
  }, [client, isOpen, onSignedIn]);

  if (!isOpen) return null;
  return (
    <Dialog title="Sign in to go on">
      <p className="mb-4">
        You have been signed out. Your text is still here; sign in and it is saved.
      </p>
      {needsCode ? (
        <CodeChallenge onVerified={() => setNeedsCode(false)} />
      ) : (
        <SignInWidget views={["sign_in"]} redirectTo="/admin/blog" />
      )}
      <Button look="plain" small onClick={() => window.location.assign("/")}>
        Leave without signing in
      </Button>
    </Dialog>
  );
}
