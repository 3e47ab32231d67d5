import type { RequestServices } from "#data/request-services.ts";
import { Failure } from "#domain/failure.ts";
import { type IntakeStatus, isIntakeStatus } from "#domain/intake-status.ts";

/** What an action on one submission or message answers; the screen turns it into words. */
export type IntakeAnswer =
  | { done: string }
  | { done: "deleted"; id: string }
  | { password: string | null }
  | { error: string };

interface IntakeStore {
  update(changes: { status?: IntakeStatus; notes?: string }): Promise<void>;
  remove(): Promise<void>;
  restore(): Promise<void>;
}

/** The intents both inboxes share; null for one that is not among them. */
export async function commonIntent(
  form: FormData,
  id: string,
  store: IntakeStore,
): Promise<IntakeAnswer | null> {
  switch (form.get("intent")) {
    case "save": {
      const status = form.get("status");
      const notes = String(form.get("notes") ?? "");
      if (notes.length > 20_000) return { error: "Notes can have 20,000 characters at most." };
      await store.update({ notes, ...(isIntakeStatus(status) && { status }) });
      return { done: "Saved" };
    }
    case "delete":
      await store.remove();
      return { done: "deleted", id };
    case "restore":
      await store.restore();
      return { done: "Restored" };
    default:
      return null;
  }
}

/** A failure the owner can do something about is an answer; anything else is a bug. */
export async function answering(
  { log }: Pick<RequestServices, "log">,
  work: () => Promise<IntakeAnswer>,
): Promise<IntakeAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    log.warn({ err: error }, "an inbox action failed");
    if (error.code === "not_found") return { error: "This entry is no longer there." };
    return { error: "That did not work. Please try again." };
  }
}
