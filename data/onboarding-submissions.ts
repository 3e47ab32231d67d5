import { type Cell, csv } from "#domain/csv.ts";
import { Failure, unavailable } from "#domain/failure.ts";
import type { IntakeStatus } from "#domain/intake-status.ts";
import type { DomainStatus, Submission } from "#domain/onboarding.schema.ts";
import { QUESTIONS } from "#domain/onboarding-answers.ts";
import type { Db } from "./db.ts";
import { type IntakeFilter, type IntakePage, matching, pageOf } from "./intake-query.ts";
import type { Credentials, Sealed } from "./request-services.ts";

/** A submission whose password cannot be read any more. */
export type SealedSubmission = Omit<Submission, "domain_password"> & {
  domain_password: Sealed | null;
};

export function sealed(submission: Submission, credentials: Credentials): SealedSubmission {
  const { id, domain_password } = submission;
  return {
    ...submission,
    domain_password: domain_password === null ? null : credentials.seal(id, domain_password),
  };
}

/**
 * The specification's two calls, in its order. Safe to repeat with the same id: a row that is there
 * already is left as it is, whoever asks, and the forward is recorded once.
 */
export async function submitOnboarding(
  db: Db,
  submission: SealedSubmission,
  status: "new" | "quarantined" = "new",
): Promise<void> {
  const { domain_password, ...fields } = submission;
  if (domain_password !== null && !domain_password.startsWith("enc:"))
    throw new Failure("invalid", "the domain password is not sealed");
  const { error } = await db
    .from("onboarding_submissions")
    .insert({ ...fields, domain_password, status });
  if (error && error.code !== ALREADY_STORED) throw unavailable("onboarding_submissions", error);

  const { error: refused } = await db.functions.invoke("create-ghl-onboarding", { body: fields });
  if (refused) throw unavailable("create-ghl-onboarding", refused);
}

const ALREADY_STORED = "23505";

const LISTED = "id, created_at, status, company_name, contact_person, email, domain_status";
const ANSWERS =
  "id, company_name, domain_status, requested_domain, existing_domain, domain_provider, domain_username, owner_name, contact_person, email, phone, address, project_description, sell_products, product_count, inventory_structure, payment_gateways, objectives, target_audience, documents_url, services, budget_range, budget_allocation, timeline, additional_info";
const SEARCHED = ["company_name", "contact_person", "owner_name", "email", "phone"] as const;
const DETAIL = `${ANSWERS}, created_at, status, notes, has_password, deleted_at` as const;

export type SubmissionSort =
  | "created_at"
  | "company_name"
  | "contact_person"
  | "email"
  | "domain_status"
  | "status";

/** One page of the admin's table, newest first unless asked otherwise. */
export async function listSubmissions(db: Db, query: IntakePage<SubmissionSort>) {
  const { sort = "created_at", ascending = false, page, size } = query;
  const first = (page - 1) * size;
  const { data, error } = await matching(
    db.from("onboarding_submissions").select(LISTED),
    query,
    SEARCHED,
  )
    .order(sort, { ascending })
    .order("id", { ascending })
    .range(first, first + size);
  if (error) throw unavailable("onboarding_submissions", error);
  return pageOf(data, size);
}

/** All of one submission but its password; null when there is none, also when it was deleted. */
export async function submissionById(db: Db, id: string) {
  const { data, error } = await db
    .from("onboarding_submissions")
    .select(DETAIL)
    .eq("id", id)
    .is("deleted_at", null)
    .maybeSingle();
  if (error?.code === NOT_A_UUID) return null;
  if (error) throw unavailable("onboarding_submissions", error);
  return data && { ...data, domain_status: data.domain_status as DomainStatus | null };
}

export type SubmissionDetail = NonNullable<Awaited<ReturnType<typeof submissionById>>>;

const NOT_A_UUID = "22P02";

/** Throws `not_found` when there is no such submission. */
export async function updateSubmission(
  db: Db,
  id: string,
  changes: { status?: IntakeStatus; notes?: string },
): Promise<void> {
  await change(db, id, changes);
}

/** Out of every list at once; can be taken back for thirty days, then it is gone. */
export async function deleteSubmission(db: Db, id: string): Promise<void> {
  await change(db, id, { deleted_at: new Date().toISOString() });
}

export async function restoreSubmission(db: Db, id: string): Promise<void> {
  await change(db, id, { deleted_at: null });
}

/** Deletes all that is in quarantine, as `deleteSubmission` does. */
export async function emptySubmissionQuarantine(db: Db): Promise<void> {
  const { error } = await db
    .from("onboarding_submissions")
    .update({ deleted_at: new Date().toISOString() })
    .eq("status", "quarantined")
    .is("deleted_at", null);
  if (error) throw unavailable("onboarding_submissions", error);
}

async function change(
  db: Db,
  id: string,
  changes: { status?: IntakeStatus; notes?: string; deleted_at?: string | null },
): Promise<void> {
  const { data, error } = await db
    .from("onboarding_submissions")
    .update(changes)
    .eq("id", id)
    .select("id");
  if (error) throw unavailable("onboarding_submissions", error);
  if (data.length === 0) throw new Failure("not_found", "Submission not found");
}

/** The password in clear, or null when there is none. Who asked is in the audit log before this returns. */
export async function revealDomainPassword(
  db: Db,
  id: string,
  credentials: Credentials,
): Promise<string | null> {
  const { data, error } = await db.rpc("reveal_domain_password", { submission: id });
  if (error) throw unavailable("reveal_domain_password", error);
  const value: string | null = data;
  return value === null ? null : credentials.open(id, value);
}

/** Forgets the password for good. False when there was none. */
export async function clearDomainPassword(db: Db, id: string): Promise<boolean> {
  const { data, error } = await db.rpc("clear_domain_password", { submission: id });
  if (error) throw unavailable("clear_domain_password", error);
  return data;
}

/** Every submission the filter shows, as a spreadsheet; never with a password. */
export async function submissionsCsv(db: Db, filter: IntakeFilter): Promise<string> {
  const fields = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];
  const header = ["Submitted at", "Status", ...fields.map((field) => QUESTIONS[field]), "Notes"];
  const rows: Cell[][] = [];
  for (let first = 0; ; first += STEP) {
    const { data, error } = await matching(
      db.from("onboarding_submissions").select(DETAIL),
      filter,
      SEARCHED,
    )
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(first, first + STEP - 1);
    if (error) throw unavailable("onboarding_submissions", error);
    for (const row of data) {
      const answers = fields.map((field) => cell(row[field]));
      rows.push([row.created_at, row.status, ...answers, row.notes]);
    }
    if (data.length < STEP) return csv(header, rows);
  }
}

/** The API answers at most 1000 rows. */
const STEP = 500;

function cell(value: string | number | boolean | string[] | null): Cell {
  return Array.isArray(value) ? value.join(", ") : value;
}

/** For the forward: what was answered, or null when it was deleted or never was. */
export async function submissionToForward(db: Db, id: string) {
  const { data, error } = await db
    .from("onboarding_submissions")
    .select(`${ANSWERS}, created_at, status`)
    .eq("id", id)
    .is("deleted_at", null)
    .maybeSingle();
  if (error) throw unavailable("onboarding_submissions", error);
  return data && { ...data, domain_status: data.domain_status as DomainStatus | null };
}

export type ForwardedSubmission = NonNullable<Awaited<ReturnType<typeof submissionToForward>>>;
