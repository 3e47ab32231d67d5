import type { Db } from "#data/db.ts";
import { redirectPaths } from "#data/redirects.ts";
import type { Log, SiteCheck } from "#data/request-services.ts";
import { beginCheck, endCheck, noteProgress } from "#data/site-checks.ts";
import { auditSite } from "#domain/audit/audit-site.ts";
import { crawlSite, type Visit } from "./crawl-site.ts";

interface Options {
  /** With the service role's rights; null when there is no secret key, and then nothing is checked. */
  db: Db | null;
  log: Log;
  origin: string;
  visit: Visit;
  beatMs?: number;
}

/** Checks the whole site, one check at a time, and writes down what it finds. */
export function createSiteCheck({ db, log, origin, visit, beatMs = 1_000 }: Options) {
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const service: SiteCheck = {
    async start() {
      if (!db) return false;
      const id = await beginCheck(db, Date.now());
      if (id) running = run(db, id);
      return true;
    },
  };

  async function run(db: Db, id: string): Promise<void> {
    const beat = startBeat(db, id);
    try {
      const site = await crawlSite({
        origin,
        visit,
        redirects: await redirectPaths(db),
        onProgress: beat.note,
        signal: stopped.signal,
      });
      const findings = auditSite(site);
      await beat.stop();
      await endCheck(db, id, { pages: site.pages.length, complete: site.complete, findings });
    } catch (err) {
      await beat.stop();
      if (!stopped.signal.aborted) log.error({ err }, "the site check failed");
      // Should this fail too, the check falls silent and counts as interrupted.
      const outcome = stopped.signal.aborted ? "interrupted" : "failed";
      await endCheck(db, id, outcome).catch((err) => log.warn({ err }, "a check was left open"));
    }
  }

  /** However fast pages come, the database sees one write a second, and one write at a time. */
  function startBeat(db: Db, id: string) {
    let progress = { visited: 0, known: 0 };
    let writing: Promise<void> | null = null;
    const timer = setInterval(() => {
      writing ??= noteProgress(db, id, progress)
        .catch((err) => log.warn({ err }, "the progress of a check was not noted"))
        .finally(() => {
          writing = null;
        });
    }, beatMs);
    return {
      note: (now: typeof progress) => {
        progress = now;
      },
      stop: async () => {
        clearInterval(timer);
        await writing;
      },
    };
  }

  return {
    ...service,
    /** Resolves when no check is under way. */
    idle: () => running,
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
