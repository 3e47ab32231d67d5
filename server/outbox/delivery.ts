import type { Database } from "#data/database.types.ts";

export type Job = Database["public"]["Tables"]["outbox"]["Row"];

/** How a job ended well. `not_forwarded`: there is nowhere to send it, and that is no failure. */
export type Outcome = "delivered" | "not_forwarded";

/** Does the work of one kind of job. Must bear being done twice: a worker can die after the work. */
export type Deliver = (job: Job, signal: AbortSignal) => Promise<Outcome>;

interface Advice {
  /** Whether trying again can help. */
  retry: boolean;
  /** What the other side asked for. */
  retryAfterSeconds?: number | null;
}

/** Why something did not arrive, in words the owner reads in the admin. Any other error is retried. */
export class Undelivered extends Error {
  readonly advice: Advice;

  constructor(message: string, advice: Advice, options?: ErrorOptions) {
    super(message, options);
    this.name = "Undelivered";
    this.advice = advice;
  }
}
