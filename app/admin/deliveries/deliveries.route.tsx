import { useFetcher } from "react-router";
import { services } from "#app/request.ts";
import { dismissDelivery, listUndelivered, retryDelivery } from "#data/deliveries.ts";
import { answering, type IntakeAnswer } from "../intake/intake-action.ts";
import { useIntakeFeedback } from "../intake/use-intake-feedback.ts";
import { adminTitle } from "../layout/admin-title.ts";
import { PAGE_SIZE, readListQuery } from "../list/list-query.ts";
import { Pager } from "../list/pager.tsx";
import type { Route } from "./+types/deliveries.route";
import { DeliveryTable } from "./delivery-table.tsx";

export const meta = adminTitle("Undelivered");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page } = readListQuery(request.url, { sorts: ["queued_at"] });
  const list = await listUndelivered(context.get(services).db, { page, size: PAGE_SIZE });
  return { ...list, page };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = context.get(services);
  const form = await request.formData();
  const jobs = form.getAll("job").map(String).slice(0, PAGE_SIZE);
  return answering({ log }, async (): Promise<IntakeAnswer> => {
    const act = ACTS.find(({ intent }) => intent === form.get("intent"));
    if (!act) return { error: "That is not something this page can do." };
    let changed = 0;
    for (const job of jobs) if (await act.run(db, job)) changed++;
    return changed > 0 ? { done: act.done } : { error: TOO_LATE };
  });
}

const ACTS = [
  { intent: "retry", run: retryDelivery, done: "It is being tried again" },
  { intent: "dismiss", run: dismissDelivery, done: "Dismissed" },
];
const TOO_LATE = "It has arrived meanwhile, or is being tried at this moment.";

export default function Deliveries({ loaderData: { rows, more, page } }: Route.ComponentProps) {
  const fetcher = useFetcher<IntakeAnswer>();
  useIntakeFeedback(fetcher.data, "/admin/deliveries");

  function act(intent: string, jobs: string[]) {
    const form = new FormData();
    form.set("intent", intent);
    for (const job of jobs) form.append("job", job);
    fetcher.submit(form, { method: "post" });
  }

  return (
    <>
      <h1>Undelivered</h1>
      <p className="mt-2 mb-5 max-w-measure text-soft">
        Forwards to the CRM and mails to you that have not arrived. Each is tried again, less and
        less often, for a day.
      </p>
      {rows.length === 0 ? (
        <p className="empty">Everything has arrived.</p>
      ) : (
        <DeliveryTable rows={rows} act={act} />
      )}
      <Pager page={page} hasMore={more} />
    </>
  );
}
