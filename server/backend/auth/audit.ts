import type { Logger } from "#server/log.ts";
import { currentVisitor } from "#server/visitor.ts";
import type { Sql } from "../database.ts";
import { createMeter } from "./limits/meter.ts";

interface Entry {
  action: string;
  /** The account it is about: its id, or `accountKey` when there is none. */
  subject: string;
  /** Who did it, when that is certain. */
  actor?: string;
  detail?: Record<string, unknown>;
}

/** Keeps who signed in, from where, and what changed about accounts. Never what was typed. */
export function createAudit(db: Sql, now: () => number, log: Logger) {
  // Anyone can fail to sign in as often as they like; the log must not grow as fast.
  const failures = createMeter({ burst: 60, everySeconds: 60 }, now, 1);
  let leftOut = 0;

  async function write(sql: Sql, { action, subject, actor, detail }: Entry): Promise<void> {
    const { address } = currentVisitor();
    await sql.query(
      "insert into public.audit_log (actor, action, subject, detail) values ($1, $2, $3, $4::text::jsonb)",
      [actor ?? null, action, subject, JSON.stringify({ ...detail, address })],
    );
  }

  return {
    /** As part of the caller's work: it is not done without being on record. */
    record: (entry: Entry, sql: Sql = db) => write(sql, entry),
    /** A failure, or what anybody may ask for. So many a minute are kept, the others counted. */
    async note(entry: Entry): Promise<void> {
      if (failures.waitMs("") > 0) {
        leftOut += 1;
        return;
      }
      failures.add("");
      const detail = leftOut > 0 ? { ...entry.detail, left_out_before: leftOut } : entry.detail;
      leftOut = 0;
      await write(db, { ...entry, ...(detail && { detail }) }).catch((err) => {
        log.error({ err, action: entry.action }, "an entry of the audit log was lost");
      });
    },
  };
}

export type Audit = ReturnType<typeof createAudit>;
