import type { Db } from "#data/db.ts";
import { type MissedPath, recordTraffic } from "#data/missed-paths.ts";
import type { Log, Traffic } from "#data/request-services.ts";
import { missedPath } from "#domain/missed-path.ts";
import { redirectKey } from "#domain/redirect-path.ts";
import { addressPrefix } from "./backend/auth/limits/address-prefix.ts";
import { createMeter } from "./backend/auth/limits/meter.ts";
import { currentVisitor } from "./visitor.ts";

interface Options {
  /** With the service role's rights; null when there is no secret key, and then nothing is counted. */
  db: Db | null;
  log: Log;
  flushMs?: number;
  now?: () => number;
}

/** As many as the table keeps. */
const PATHS = 500;
/** More dead links than one visitor follows. A crawler on the loose cannot fill the list with its own. */
const PER_ADDRESS = { burst: 60, everySeconds: 60 };

/**
 * Counts answered redirects and missed paths in a fixed amount of memory, and writes them down
 * together every few seconds: however many requests there are, the database sees one write.
 */
export function createTraffic({ db, log, flushMs = 3_000, now = Date.now }: Options) {
  const perAddress = createMeter(PER_ADDRESS, now);
  let hits = new Map<string, number>();
  let misses = new Map<string, MissedPath>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer ?? undefined);
    timer = null;
    writing = writing.then(write);
    return writing;
  }

  async function write(): Promise<void> {
    if (!db || (hits.size === 0 && misses.size === 0)) return;
    const [counted, missed] = [hits, [...misses.values()]];
    hits = new Map();
    misses = new Map();
    try {
      await recordTraffic(db, Object.fromEntries(counted), missed);
    } catch (err) {
      log.warn({ err }, "visits could not be counted; they are kept for the next time");
      for (const [path, times] of counted) addHit(path, times);
      for (const miss of missed) addMiss(miss);
    }
  }

  function soon(): void {
    timer ??= setTimeout(flush, flushMs).unref();
  }

  function addHit(path: string, times: number): void {
    if (!hits.has(path) && hits.size >= PATHS) return;
    hits.set(path, (hits.get(path) ?? 0) + times);
    soon();
  }

  /** The least recent gives way to a new one. */
  function addMiss(miss: MissedPath): void {
    const known = misses.get(miss.path);
    misses.delete(miss.path);
    misses.set(miss.path, known ? together(known, miss) : miss);
    for (const oldest of misses.keys()) {
      if (misses.size <= PATHS) break;
      misses.delete(oldest);
    }
    soon();
  }

  function mayAdd(): boolean {
    const { address } = currentVisitor();
    if (address === null) return true;
    const key = addressPrefix(address);
    if (perAddress.waitMs(key) > 0) return false;
    perAddress.add(key);
    return true;
  }

  const services: Traffic = {
    redirected(pathname) {
      const path = redirectKey(pathname);
      if (db && path) addHit(path, 1);
    },
    missed(pathname) {
      const path = missedPath(pathname);
      if (!db || !path || !mayAdd()) return;
      const at = new Date(now()).toISOString();
      addMiss({ path, hits: 1, first_seen: at, last_seen: at });
    },
  };
  return { ...services, flush };
}

/** Times in ISO 8601 sort as text. */
function together(a: MissedPath, b: MissedPath): MissedPath {
  const first_seen = a.first_seen < b.first_seen ? a.first_seen : b.first_seen;
  const last_seen = a.last_seen > b.last_seen ? a.last_seen : b.last_seen;
  return { path: a.path, hits: a.hits + b.hits, first_seen, last_seen };
}
