import { type FormEvent, useState } from "react";
import { useSession } from "#app/auth/session.tsx";
import { useSignOut } from "#app/auth/use-sign-out.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { redeemRecoveryCode, verifyCode } from "#data/two-factor.ts";

/** The second step of signing in, once two-factor is on. */
export function CodeChallenge({ onVerified }: { onVerified(): void }) {
  const { client } = useSession();
  const signOut = useSignOut();
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!client || busy) return;
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    setBusy(true);
    setError(undefined);
    try {
      await (byRecoveryCode ? redeemRecoveryCode(client, code) : verifyCode(client, code));
      onVerified();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="grid gap-4" onSubmit={submit}>
      <TextField
        key={String(byRecoveryCode)}
        label={byRecoveryCode ? "Recovery code" : "Code from your authenticator app"}
        name="code"
        autoComplete="one-time-code"
        inputMode={byRecoveryCode ? "text" : "numeric"}
        error={error}
        autoFocus
      />
      <Button type="submit" look="primary" aria-disabled={busy}>
        {busy ? "Checking…" : "Verify"}
      </Button>
      <div className="grid justify-items-start">
        <Button look="plain" small onClick={() => setByRecoveryCode(!byRecoveryCode)}>
          {byRecoveryCode ? "Use your authenticator app" : "Use a recovery code"}
        </Button>
        <Button look="plain" small onClick={signOut}>
          Sign in as someone else
        </Button>
      </div>
    </form>
  );
}
