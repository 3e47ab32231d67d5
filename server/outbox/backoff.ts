const FIRST_SECONDS = 10;
const LONGEST_SECONDS = 3600;
const DAY_SECONDS = 24 * 3600;

/** After so long without success a job is given up, and says so in the admin. */
export const GIVE_UP_SECONDS = DAY_SECONDS;

/**
 * How long to wait after an attempt: twice as long each time, up to an hour. A random half of it is
 * left off, so that jobs that failed together do not come back together. Whoever asked for a longer
 * pause gets it.
 */
export function secondsToWait(
  attempt: number,
  retryAfterSeconds: number | null | undefined,
  random: () => number,
): number {
  const full = Math.min(FIRST_SECONDS * 2 ** (attempt - 1), LONGEST_SECONDS);
  const jittered = full / 2 + (full / 2) * random();
  return Math.ceil(Math.min(Math.max(jittered, retryAfterSeconds ?? 0), DAY_SECONDS));
}

/** The Retry-After header: seconds, or a date. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
