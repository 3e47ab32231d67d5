import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { pageOf } from "./intake-query.ts";

/**
 * `none`: was never asked for. `waiting`: not tried yet, or being tried now. `retrying`: failed, and
 * will be tried again. `not_forwarded`: there is nowhere to send it. `failed`: given up.
 * `dismissed`: given up, and the owner has seen it.
 */
export type DeliveryState =
  | "none"
  | "waiting"
  | "retrying"
  | "delivered"
  | "not_forwarded"
  | "failed"
  | "dismissed";

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

/** Tries no more, and no longer mentions it. False when it was delivered or is being tried now. */
export async function dismissDelivery(db: Db, jobId: string): Promise<boolean> {
  const { data, error } = await db.rpc("dismiss_outbox", { job: jobId });
  if (error) throw unavailable("dismiss_outbox", error);
  return data;
}

export async function countUndelivered(db: Db): Promise<number> {
  const query = db.from("outbox").select("id", { count: "exact", head: true });
  const { count, error } = await query.or(UNDELIVERED);
  if (error) throw unavailable("outbox", error);
  return count ?? 0;
}

/** What has failed and will be tried again, or was given up: newest first, with what it is about. */
export async function listUndelivered(db: Db, { page, size }: { page: number; size: number }) {
  const first = (page - 1) * size;
  const { data, error } = await db
    .from("outbox")
    .select(`${JOB}, kind, payload`)
    .or(UNDELIVERED)
    .order("queued_at", { ascending: false })
    .order("id")
    .range(first, first + size);
  if (error) throw unavailable("outbox", error);
  const { rows, more } = pageOf(data, size);
  const names = await namesOf(db, rows.map(subjectOf));
  const undelivered = rows.map((job) => ({
    ...toDelivery(job),
    id: job.id,
    isMail: job.kind === "mail.notify",
    subject: { ...subjectOf(job), name: names.get(subjectOf(job).id) ?? null },
  }));
  return { rows: undelivered, more };
}

export type Undelivered = Awaited<ReturnType<typeof listUndelivered>>["rows"][number];

const UNDELIVERED = "outcome.eq.failed,and(done_at.is.null,attempts.gt.0)";

interface Subject {
  table: "onboarding_submissions" | "contact_messages";
  id: string;
}

/** A job knows only what it is about, never what was written. */
function subjectOf({ payload }: { payload: unknown }): Subject {
  const { submission_id, table, id } = payload as Partial<Subject> & { submission_id?: string };
  if (submission_id) return { table: "onboarding_submissions", id: submission_id };
  return { table: table ?? "contact_messages", id: id ?? "" };
}

async function namesOf(db: Db, subjects: Subject[]): Promise<Map<string, string | null>> {
  const ids = (table: Subject["table"]) =>
    subjects.filter((subject) => subject.table === table).map(({ id }) => id);
  const [submissions, messages] = await Promise.all([
    db
      .from("onboarding_submissions")
      .select("id, name:company_name")
      .in("id", ids("onboarding_submissions")),
    db.from("contact_messages").select("id, name").in("id", ids("contact_messages")),
  ]);
  if (submissions.error) throw unavailable("onboarding_submissions", submissions.error);
  if (messages.error) throw unavailable("contact_messages", messages.error);
  return new Map([...submissions.data, ...messages.data].map(({ id, name }) => [id, name]));
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
