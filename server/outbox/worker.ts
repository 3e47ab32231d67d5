import type { Db } from "#data/db.ts";
import type { Log } from "#data/request-services.ts";
import { GIVE_UP_SECONDS, secondsToWait } from "./backoff.ts";
import { type Deliver, type Job, type Outcome, Undelivered } from "./delivery.ts";
import { createDoorbell } from "./doorbell.ts";

export interface WorkerOptions {
  /** With the service role's rights. */
  db: Db;
  deliver: Record<string, Deliver>;
  log: Log;
  /** Says in the database who holds a job. */
  name: string;
  /** No other process works on this database: what an earlier one held can be taken at once. */
  alone: boolean;
  /** How many jobs at a time. */
  hands?: number;
  /** How long to wait when there is nothing to do; what is queued in this process rings. */
  pollMs?: number;
  /** How long a job stays ours; longer than an attempt may take. */
  leaseSeconds?: number;
  attemptMs?: number;
  /** How long a stop waits for what is under way. */
  graceMs?: number;
  random?: () => number;
}

export interface Worker {
  start(): void;
  /** Takes no more jobs, and gives back what does not finish in time. */
  stop(): Promise<void>;
  /** Something may have been queued. */
  wake(): void;
}

/**
 * Delivers what waits in the outbox. A job is leased by one process at a time; whatever becomes of
 * this one, the lease ends and another takes over, so nothing is lost and each delivery must bear
 * a repeat.
 */
export function createWorker({
  db,
  deliver,
  log,
  name,
  alone,
  hands = 4,
  pollMs = 5_000,
  leaseSeconds = 120,
  attemptMs = 60_000,
  graceMs = 5_000,
  random = Math.random,
}: WorkerOptions): Worker {
  const bell = createDoorbell();
  const stopping = new AbortController();
  const abandon = new AbortController();
  const underWay = new Set<Promise<void>>();
  let loop: Promise<void> | null = null;
  let reachable = true;
  let tidyAt = 0;

  async function work(): Promise<void> {
    if (alone) await quietly(() => db.rpc("release_outbox"));
    while (!stopping.signal.aborted) {
      const free = hands - underWay.size;
      const jobs = free > 0 ? await claim(free) : [];
      for (const job of jobs) takeOn(job);
      // A hand that becomes free rings too. However often it rings for nothing, the database is
      // asked at most every so often.
      await bell.wait(jobs.length > 0 ? 0 : BREATHER_MS, pollMs, stopping.signal);
      await tidy();
    }
  }

  function takeOn(job: Job): void {
    const attempt = run(job).finally(() => {
      underWay.delete(attempt);
      bell.ring();
    });
    underWay.add(attempt);
  }

  async function run(job: Job): Promise<void> {
    const about = { kind: job.kind, key: job.idempotency_key, attempt: job.attempts };
    try {
      const outcome = await attempt(job);
      await settle(job, { result: outcome });
      log.info({ ...about, outcome }, "outbox job done");
    } catch (err) {
      await settleFailure(job, err, about);
    }
  }

  async function attempt(job: Job): Promise<Outcome> {
    const work = deliver[job.kind];
    if (!work) throw new Undelivered(`Nobody here delivers ${job.kind}.`, { retry: true });
    const tooLong = AbortSignal.timeout(attemptMs);
    const signal = AbortSignal.any([abandon.signal, tooLong]);
    return Promise.race([work(job, signal), rejectOn(signal)]);
  }

  async function settleFailure(job: Job, err: unknown, about: object): Promise<void> {
    const reason = abandon.signal.aborted
      ? "The server was stopped while sending; it will be sent again."
      : reasonOf(err);
    const advice = err instanceof Undelivered ? err.advice : { retry: true };
    const seconds = abandon.signal.aborted
      ? 0
      : secondsToWait(job.attempts, advice.retryAfterSeconds, random);
    const state = await settle(job, {
      ...(!advice.retry && !abandon.signal.aborted && { result: "failed" }),
      reason,
      retry_seconds: seconds,
    });
    // What nobody foresaw is of use with its trace.
    const facts = { ...about, reason, ...(!(err instanceof Undelivered) && { err }) };
    if (state === "failed") log.error(facts, "outbox job given up");
    else log.warn({ ...facts, seconds }, "outbox job will be tried again");
  }

  async function settle(
    job: Job,
    how: { result?: string; reason?: string; retry_seconds?: number },
  ): Promise<string | null> {
    const holder = job.lease as string;
    const { data, error } = await db.rpc("settle_outbox", {
      job: job.id,
      holder,
      give_up_seconds: GIVE_UP_SECONDS,
      ...how,
    });
    // Not settled, it is tried again when its lease ends: late, but not lost.
    if (error) log.error({ err: error, key: job.idempotency_key }, "outbox job not settled");
    return data;
  }

  async function claim(batch: number): Promise<Job[]> {
    const jobs = await quietly(() =>
      db.rpc("claim_outbox", { worker: name, batch, lease_seconds: leaseSeconds }),
    );
    return jobs ?? [];
  }

  /** Once an hour: what was deleted long ago goes for good. */
  async function tidy(): Promise<void> {
    if (performance.now() < tidyAt || stopping.signal.aborted) return;
    tidyAt = performance.now() + 3_600_000;
    await quietly(() => db.rpc("purge_intake"));
  }

  /** A database that is away is said once, not at every look. */
  async function quietly<T>(
    ask: () => PromiseLike<{ data: T | null; error: unknown }>,
  ): Promise<T | null> {
    let failure: unknown;
    try {
      const { data, error } = await ask();
      failure = error;
      if (!error) {
        if (!reachable) log.info({}, "the outbox can be read again");
        reachable = true;
        return data;
      }
    } catch (thrown) {
      failure = thrown;
    }
    if (reachable) log.error({ err: failure }, "the outbox cannot be read; forwards and mail wait");
    reachable = false;
    return null;
  }

  return {
    start() {
      loop ??= work();
    },
    async stop() {
      stopping.abort();
      await loop;
      const late = setTimeout(() => abandon.abort(), graceMs);
      await Promise.all(underWay);
      clearTimeout(late);
    },
    wake: bell.ring,
  };
}

const BREATHER_MS = 100;

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(new Undelivered("It took too long.", { retry: true }));
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true });
  });
}

/** One line for the owner; what the log gets besides is the log's business. */
function reasonOf(err: unknown): string {
  const { message } = err as { message?: string };
  return (message ?? String(err)).split("\n")[0] ?? "unknown reason";
}
