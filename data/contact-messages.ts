import type { ContactMessage } from "#domain/contact-message.schema.ts";
import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

/** Returns the new message's id; a visitor may write a row but not read it back. */
export async function storeContactMessage(db: Db, message: ContactMessage): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await db.from("contact_messages").insert({ id, ...message });
  if (error) throw unavailable("contact_messages", error);
  return id;
}
