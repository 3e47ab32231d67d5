import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Delivery } from "#data/deliveries.ts";
import { DeliveryLine } from "../intake/delivery-line.tsx";
import type { IntakeAnswer } from "../intake/intake-action.ts";
import { useIntakeFeedback } from "../intake/use-intake-feedback.ts";

/** Whether it reached the CRM and the owner's mailbox. */
export function DeliverySection({ forward, mail }: { forward: Delivery; mail: Delivery }) {
  const fetcher = useFetcher<IntakeAnswer>();
  useIntakeFeedback(fetcher.data, "/admin/onboarding");
  const canForward = forward.state !== "delivered" && forward.state !== "waiting";
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">Delivery</h2>
      <dl>
        <dt>CRM</dt>
        <dd>
          <DeliveryLine delivery={forward} />
        </dd>
        <dt>Mail to you</dt>
        <dd>
          <DeliveryLine delivery={mail} />
        </dd>
      </dl>
      {canForward && (
        <fetcher.Form className="mt-3" method="post">
          <Button type="submit" small name="intent" value="forward">
            Forward to the CRM now
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}
