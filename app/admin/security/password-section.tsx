import { type FormEvent, useState } from "react";
import { useSession } from "#app/auth/session.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useToast } from "#app/ui/toast.tsx";

export function PasswordSection() {
  const { client, session } = useSession();
  const toast = useToast();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!client || busy) return;
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password") ?? "");
    setBusy(true);
    const { error: refused } = await client.auth.updateUser({ password });
    setBusy(false);
    setError(refused?.message);
    if (refused) return;
    form.reset();
    toast({ title: "Your password has been updated" });
  }

  return (
    <section aria-labelledby="password">
      <h2 id="password">Password</h2>
      <form className="mt-3 grid max-w-80 gap-4" method="post" onSubmit={submit}>
        <input
          className="hidden"
          type="text"
          autoComplete="username"
          readOnly
          value={session.status === "signed-in" ? (session.user.email ?? "") : ""}
        />
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters. Three words nobody would put together make a good one."
          error={error}
        />
        <div>
          <Button type="submit" disabled={!client} aria-disabled={busy}>
            {busy ? "Updating…" : "Update password"}
          </Button>
        </div>
      </form>
    </section>
  );
}
