import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

/**
 * `none`: was never asked for. `waiting`: not tried yet, or being tried now. `retrying`: failed, and
 * will be tried again. `not_forwarded`: there is nowhere to send it. `failed`: given up.
 */
export type DeliveryState =
  | "none"
  | "waiting"
  | "retrying"
  | "delivered"
  | "not_forwarded"
  | "failed";

export interface Delivery {
  /** For `retryDelivery`; null while there is no job. */
  jobId: string | null;
  state: DeliveryState;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: string | null;
  doneAt: string | null;
}

/** How far a submission has come: to the CRM, and as a mail to the owner. */
export async function submissionDeliveries(
  db: Db,
  id: string,
): Promise<{ forward: Delivery; mail: Delivery }> {
  const { data, error } = await db
    .from("outbox")
    .select(JOB)
    .in("idempotency_key", [forwardKey(id), mailKey(id)]);
  if (error) throw unavailable("outbox", error);
  const find = (key: string) => toDelivery(data.find((job) => job.idempotency_key === key));
  return { forward: find(forwardKey(id)), mail: find(mailKey(id)) };
}

/** How far the mail about a contact message has come. */
export async function messageDelivery(db: Db, id: string): Promise<Delivery> {
  return (await submissionDeliveries(db, id)).mail;
}

/** Forwards a submission now, whether it failed, waits, or was never asked for. Never a second time. */
export async function retryForward(db: Db, submissionId: string): Promise<void> {
  const { error } = await db.rpc("forward_submission", { submission: submissionId });
  if (error) throw unavailable("forward_submission", error);
}

/** Tries a job again now. False when it was delivered already, or is being tried at this moment. */
export async function retryDelivery(db: Db, jobId: string): Promise<boolean> {
  const { data, error } = await db.rpc("retry_outbox", { job: jobId });
  if (error) throw unavailable("retry_outbox", error);
  return data;
}

/** What was given up, newest first: never silent. */
export async function failedDeliveries(db: Db, limit: number) {
  const { data, error } = await db
    .from("outbox")
    .select(`${JOB}, kind, payload`)
    .eq("outcome", "failed")
    .order("done_at", { ascending: false })
    .limit(limit);
  if (error) throw unavailable("outbox", error);
  return data.map((job) => ({ ...toDelivery(job), kind: job.kind, payload: job.payload }));
}

const JOB = "id, idempotency_key, attempts, next_attempt_at, last_error, outcome, done_at, lease";

const forwardKey = (id: string) => `ghl:${id}`;
const mailKey = (id: string) => `mail:${id}`;

interface Job {
  id: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  outcome: string | null;
  done_at: string | null;
  lease: string | null;
}

function toDelivery(job: Job | undefined): Delivery {
  return {
    jobId: job?.id ?? null,
    state: stateOf(job),
    attempts: job?.attempts ?? 0,
    lastError: job?.last_error ?? null,
    nextAttemptAt: job && job.done_at === null ? job.next_attempt_at : null,
    doneAt: job?.done_at ?? null,
  };
}

function stateOf(job: Job | undefined): DeliveryState {
  if (!job) return "none";
  if (job.outcome !== null) return job.outcome as DeliveryState;
  return job.attempts > 0 && job.lease === null ? "retrying" : "waiting";
}
