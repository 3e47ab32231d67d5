import { z } from "zod";
import type { Db } from "#data/db.ts";
import { type ForwardedSubmission, submissionToForward } from "#data/onboarding-submissions.ts";
import { type Deliver, type Job, Undelivered } from "./delivery.ts";

/** Where submissions go. Never sees a password: what it gets has none. */
export type CrmTarget = (
  submission: ForwardedSubmission,
  job: Job,
  signal: AbortSignal,
) => Promise<void>;

const payload = z.object({ submission_id: z.uuid() });

export function forwardSubmission(db: Db, target: CrmTarget | null): Deliver {
  return async (job, signal) => {
    if (!target) return "not_forwarded";
    const { submission_id } = payload.parse(job.payload);
    const submission = await submissionToForward(db, submission_id);
    if (!submission) throw new Undelivered("The submission was deleted.", { retry: false });
    if (KEPT_BACK.includes(submission.status)) return "not_forwarded";
    await target(submission, job, signal);
    return "delivered";
  };
}

/** What the owner has marked since it was queued. */
const KEPT_BACK = ["spam", "quarantined"];
