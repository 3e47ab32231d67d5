import type { ForwardedSubmission } from "#data/onboarding-submissions.ts";
import { askCrm } from "./crm-request.ts";
import type { CrmTarget } from "./forward-submission.ts";

/** An inbound webhook: every answer as one JSON object, and a key by which a repeat is recognised. */
export function webhook(url: string): CrmTarget {
  return async (submission, job, signal) => {
    await askCrm(url, {
      headers: { "idempotency-key": job.idempotency_key },
      body: asSent(submission),
      signal,
    });
  };
}

function asSent({ created_at, status: _, ...answers }: ForwardedSubmission) {
  return { ...answers, submitted_at: created_at };
}
