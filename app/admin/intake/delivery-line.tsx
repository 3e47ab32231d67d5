import type { Delivery, DeliveryState } from "#data/deliveries.ts";
import { moment } from "#domain/dates.ts";

const WORDS: Record<DeliveryState, string> = {
  none: "Not sent",
  waiting: "Waiting to be sent",
  retrying: "Failed, will be tried again",
  delivered: "Delivered",
  not_forwarded: "Not forwarded: nowhere to send it is set up",
  failed: "Given up",
  dismissed: "Given up, seen",
};

/** How far one delivery has come, with the reason when it did not get there. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { state, doneAt, nextAttemptAt, attempts, lastError } = delivery;
  return (
    <>
      <span className="badge" data-status={state}>
        {WORDS[state]}
      </span>
      {state === "delivered" && doneAt && <> {moment(doneAt)}</>}
      {state === "retrying" && nextAttemptAt && <> next at {moment(nextAttemptAt)}</>}
      {attempts > 1 && <> after {attempts} attempts</>}
      {lastError && <span className="mt-1 block text-danger">{lastError}</span>}
    </>
  );
}
