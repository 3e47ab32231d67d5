import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Db } from "#data/db.ts";
import { enrol, verifyCode } from "#data/two-factor.ts";

interface EnrolFormProps {
  client: Db;
  onVerified(): void;
  onCancel(): void;
}

/** The square to scan, the secret to type instead, and the first code as proof. */
export function EnrolForm({ client, onVerified, onCancel }: EnrolFormProps) {
  const [enrolment, setEnrolment] = useState<Awaited<ReturnType<typeof enrol>>>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    enrol(client).then(
      (started) => isCurrent && setEnrolment(started),
      (failure: Error) => isCurrent && setError(failure.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [client]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    setError(undefined);
    try {
      await verifyCode(client, code, enrolment?.id);
      onVerified();
    } catch (failure) {
      setError((failure as Error).message);
    }
  }

  if (!enrolment)
    return error ? <p className="field-error">{error}</p> : <Spinner label="Preparing…" />;
  return (
    <form className="grid max-w-80 gap-4" method="post" onSubmit={submit}>
      <p>Scan this with an authenticator app, or type the secret into it.</p>
      <img
        className="bg-[#fff] p-2"
        src={enrolment.qrCode}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
      />
      <p>
        Secret: <code className="break-all">{enrolment.secret}</code>
      </p>
      <TextField
        label="The code it shows now"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" small>
          Turn on
        </Button>
        <Button small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
