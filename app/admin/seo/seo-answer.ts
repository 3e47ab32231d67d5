import type { Log } from "#data/request-services.ts";
import { Failure } from "#domain/failure.ts";

/** What an action came to; the screen turns it into words. */
export type SeoAnswer =
  | {
      done: string;
      text?: string;
      /** What to post to take it back. */
      undo?: Record<string, string>;
    }
  /** Possible, but probably not meant: to be sent again with this as `confirmed`. */
  | { warning: string; confirm: string }
  | { error: string; fields?: Record<string, string> };

export function refused(fields: Record<string, string>): SeoAnswer {
  return { error: "Not saved yet. Please check what is marked.", fields };
}

/** A failure the owner can do something about is an answer; anything else is a bug. */
export async function answering(log: Log, work: () => Promise<SeoAnswer>): Promise<SeoAnswer> {
  try {
    return await work();
  } catch (err) {
    if (!(err instanceof Failure)) throw err;
    log.warn({ err }, "an SEO action failed");
    if (err.code === "not_found") return { error: "This entry is no longer there." };
    return { error: "That did not work. Please try again." };
  }
}
