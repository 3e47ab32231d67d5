import type { ContactMessage } from "#domain/contact-message.schema.ts";
import { csv } from "#domain/csv.ts";
import { Failure, unavailable } from "#domain/failure.ts";
import type { IntakeStatus } from "#domain/intake-status.ts";
import type { Db } from "./db.ts";
import { type IntakeFilter, type IntakePage, matching, pageOf } from "./intake-query.ts";

interface Entry {
  /** Chosen by the form, so that sending it again makes no second message. */
  id?: string;
  status?: "new" | "quarantined";
}

/** Returns the new message's id; a visitor may write a row but not read it back. */
export async function storeContactMessage(
  db: Db,
  message: ContactMessage,
  { id = crypto.randomUUID(), status = "new" }: Entry = {},
): Promise<string> {
  const { error } = await db.from("contact_messages").insert({ id, ...message, status });
  if (error && error.code !== ALREADY_STORED) throw unavailable("contact_messages", error);
  return id;
}

const ALREADY_STORED = "23505";
const NOT_A_UUID = "22P02";

const MESSAGE = "id, created_at, status, name, email, service, message, notes";

const SEARCHED = ["name", "email", "message"] as const;

export type MessageSort = "created_at" | "name" | "email" | "service" | "status";

/** One page of the admin's inbox, newest first unless asked otherwise. */
export async function listMessages(db: Db, query: IntakePage<MessageSort>) {
  const { sort = "created_at", ascending = false, page, size } = query;
  const first = (page - 1) * size;
  const { data, error } = await matching(
    db.from("contact_messages").select(MESSAGE),
    query,
    SEARCHED,
  )
    .order(sort, { ascending })
    .order("id", { ascending })
    .range(first, first + size);
  if (error) throw unavailable("contact_messages", error);
  return pageOf(data, size);
}

/** Null when there is none, also when it was deleted. */
export async function messageById(db: Db, id: string) {
  const { data, error } = await db
    .from("contact_messages")
    .select(MESSAGE)
    .eq("id", id)
    .is("deleted_at", null)
    .maybeSingle();
  if (error?.code === NOT_A_UUID) return null;
  if (error) throw unavailable("contact_messages", error);
  return data;
}

/** Throws `not_found` when there is no such message. */
export async function updateMessage(
  db: Db,
  id: string,
  changes: { status?: IntakeStatus; notes?: string },
): Promise<void> {
  await change(db, id, changes);
}

/** Out of every list at once; can be taken back for thirty days, then it is gone. */
export async function deleteMessage(db: Db, id: string): Promise<void> {
  await change(db, id, { deleted_at: new Date().toISOString() });
}

export async function restoreMessage(db: Db, id: string): Promise<void> {
  await change(db, id, { deleted_at: null });
}

/** Deletes all that is in quarantine, as `deleteMessage` does. */
export async function emptyMessageQuarantine(db: Db): Promise<void> {
  const { error } = await db
    .from("contact_messages")
    .update({ deleted_at: new Date().toISOString() })
    .eq("status", "quarantined")
    .is("deleted_at", null);
  if (error) throw unavailable("contact_messages", error);
}

/** Every message the filter shows, as a spreadsheet. */
export async function messagesCsv(db: Db, filter: IntakeFilter): Promise<string> {
  const header = ["Sent at", "Status", "Name", "Email", "Service", "Message", "Notes"];
  const rows: (string | null)[][] = [];
  for (let first = 0; ; first += STEP) {
    const { data, error } = await matching(
      db.from("contact_messages").select(MESSAGE),
      filter,
      SEARCHED,
    )
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(first, first + STEP - 1);
    if (error) throw unavailable("contact_messages", error);
    for (const { created_at, status, name, email, service, message, notes } of data)
      rows.push([created_at, status, name, email, service, message, notes]);
    if (data.length < STEP) return csv(header, rows);
  }
}

/** The API answers at most 1000 rows. */
const STEP = 500;

async function change(
  db: Db,
  id: string,
  changes: { status?: IntakeStatus; notes?: string; deleted_at?: string | null },
): Promise<void> {
  const { data, error } = await db
    .from("contact_messages")
    .update(changes)
    .eq("id", id)
    .select("id");
  if (error) throw unavailable("contact_messages", error);
  if (data.length === 0) throw new Failure("not_found", "Message not found");
}
