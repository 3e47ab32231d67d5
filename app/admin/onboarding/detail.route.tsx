import { data } from "react-router";
import { services } from "#app/request.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { retryForward, submissionDeliveries } from "#data/deliveries.ts";
import {
  clearDomainPassword,
  deleteSubmission,
  restoreSubmission,
  revealDomainPassword,
  submissionById,
  updateSubmission,
} from "#data/onboarding-submissions.ts";
import { moment } from "#domain/dates.ts";
import { answering, commonIntent, type IntakeAnswer } from "../intake/intake-action.ts";
import { OwnerSection } from "../intake/owner-section.tsx";
import { adminTitle } from "../layout/admin-title.ts";
import type { Route } from "./+types/detail.route";
import { Answers } from "./answers.tsx";
import { DeliverySection } from "./delivery-section.tsx";

export const meta = adminTitle("Onboarding Submission Details");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const submission = await submissionById(db, params.id);
  if (!submission) return data(null, 404);
  return data({ submission, deliveries: await submissionDeliveries(db, params.id) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, credentials, log } = context.get(services);
  const form = await request.formData();
  return answering({ log }, async (): Promise<IntakeAnswer> => {
    const common = await commonIntent(form, params.id, {
      update: (changes) => updateSubmission(db, params.id, changes),
      remove: () => deleteSubmission(db, params.id),
      restore: () => restoreSubmission(db, params.id),
    });
    if (common) return common;
    switch (form.get("intent")) {
      case "reveal":
        return { password: await revealDomainPassword(db, params.id, credentials) };
      case "forget":
        await clearDomainPassword(db, params.id);
        return { done: "Password deleted" };
      case "forward":
        await retryForward(db, params.id);
        return { done: "Queued to be forwarded" };
      default:
        return { error: "That is not something this page can do." };
    }
  });
}

export default function SubmissionDetails({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LinkButton small to="/admin/onboarding">
        Back to submissions
      </LinkButton>
      <h1 className="mt-4">Onboarding Submission Details</h1>
      {loaderData ? (
        <Details {...loaderData} />
      ) : (
        <p className="empty mt-6">Submission not found</p>
      )}
    </>
  );
}

function Details({ submission, deliveries }: NonNullable<Route.ComponentProps["loaderData"]>) {
  return (
    <>
      <p className="mt-2 text-soft">Submitted {moment(submission.created_at)}</p>
      <div className="sections">
        <Answers submission={submission} />
        <DeliverySection {...deliveries} />
        <OwnerSection
          key={submission.id}
          status={submission.status}
          notes={submission.notes}
          listPath="/admin/onboarding"
        />
      </div>
    </>
  );
}
