import { type ComponentProps, type ReactNode, useState } from "react";
import { useSession } from "#app/auth/session.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Message } from "#app/ui/message.tsx";
import type { Db } from "#data/db.ts";
import type { Texts } from "./texts.ts";

/** What one attempt came to: words to show, or nothing when the session says it all. */
export type Outcome = { error: string } | { confirmation: string } | null;

interface WidgetFormProps {
  texts: Texts;
  button: string;
  busy: string;
  submit(client: Db, fields: FormData): Promise<Outcome>;
  children: ReactNode;
}

/** One view of the widget: its fields, one button, and the service's answer above it. */
export function WidgetForm({ texts, button, busy, submit, children }: WidgetFormProps) {
  const { client } = useSession();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);

  async function attempt(connected: Db, fields: FormData) {
    setBusy(true);
    setOutcome(null);
    setOutcome(
      await submit(connected, fields).catch((error) => {
        console.warn("Signing in failed.", error);
        return { error: texts.unexpected };
      }),
    );
    setBusy(false);
  }

  return (
    <form
      className="grid gap-4"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (client && !isBusy) attempt(client, new FormData(event.currentTarget));
      }}
    >
      {children}
      {outcome && "error" in outcome && <Message look="danger">{outcome.error}</Message>}
      {outcome && "confirmation" in outcome && (
        <Message look="success">{outcome.confirmation}</Message>
      )}
      {/* Until the script runs the browser would send the form itself, password and all. */}
      <Button type="submit" look="primary" disabled={!client} aria-disabled={isBusy}>
        {isBusy ? busy : button}
      </Button>
    </form>
  );
}

export function EmailField({ texts, ...rest }: { texts: Texts } & ComponentProps<"input">) {
  return (
    <TextField
      label={texts.emailLabel}
      name="email"
      type="email"
      autoComplete="email"
      placeholder={texts.emailPlaceholder}
      {...rest}
    />
  );
}

/** The service's message as it is, or ours when it has none. */
export function outcomeOf(
  error: { message: string } | null,
  texts: Texts,
  confirmation?: string,
): Outcome {
  if (error) return { error: error.message || texts.unexpected };
  return confirmation ? { confirmation } : null;
}

export function field(fields: FormData, name: string): string {
  return String(fields.get(name) ?? "").trim();
}
