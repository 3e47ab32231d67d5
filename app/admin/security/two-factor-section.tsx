import { useCallback, useEffect, useState } from "react";
import { useSession } from "#app/auth/session.tsx";
import { Button } from "#app/ui/button.tsx";
import { Message } from "#app/ui/message.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { disable, newRecoveryCodes, verifiedFactor } from "#data/two-factor.ts";
import { moment } from "#domain/dates.ts";
import { EnrolForm } from "./enrol-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Factor = Awaited<ReturnType<typeof verifiedFactor>>;

/** Off, being set up, or on; and the recovery codes the one time they can be seen. */
export function TwoFactorSection() {
  const { client } = useSession();
  const toast = useToast();
  const [factor, setFactor] = useState<Factor | undefined>();
  const [isEnrolling, setEnrolling] = useState(false);
  const [codes, setCodes] = useState<string[]>([]);
  const [error, setError] = useState<string>();

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError((failure as Error).message);
    }
  }, []);

  useEffect(() => {
    if (client) attempt(async () => setFactor(await verifiedFactor(client)));
  }, [client, attempt]);

  async function finishEnrolment() {
    if (!client) return;
    setEnrolling(false);
    setFactor(await verifiedFactor(client));
    toast({ title: "Two-factor is on" });
    setCodes(await newRecoveryCodes(client));
  }

  async function turnOff(id: string) {
    if (!client || !confirm("Turn two-factor off? Your password alone will be enough.")) return;
    await disable(client, id);
    setFactor(null);
    setCodes([]);
    toast({ title: "Two-factor is off" });
  }

  return (
    <section aria-labelledby="two-factor">
      <h2 id="two-factor">Two-factor sign-in</h2>
      <div className="mt-3 grid justify-items-start gap-4">
        {error && <Message look="danger">{error}</Message>}
        {factor === undefined && !error && <Spinner label="Looking…" />}
        {factor === null && !isEnrolling && (
          <>
            <p className="max-w-measure text-soft">
              Besides your password you will need a code from an app on your phone. A stolen
              password is then not enough.
            </p>
            <Button onClick={() => setEnrolling(true)}>Set up two-factor</Button>
          </>
        )}
        {client && isEnrolling && (
          <EnrolForm
            client={client}
            onVerified={() => attempt(finishEnrolment)}
            onCancel={() => setEnrolling(false)}
          />
        )}
        {client && factor && (
          <>
            <p>
              <span className="badge">On</span> since {moment(factor.since)}
            </p>
            {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
            <div className="flex flex-wrap gap-2">
              <Button
                small
                onClick={() => attempt(async () => setCodes(await newRecoveryCodes(client)))}
              >
                New recovery codes
              </Button>
              <Button small look="danger" onClick={() => attempt(() => turnOff(factor.id))}>
                Turn off
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
