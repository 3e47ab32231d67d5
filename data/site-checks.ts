import { type Finding, findingsSchema, severityOf } from "#domain/audit/finding.ts";
import { SILENCE_MS } from "#domain/audit/site-check.ts";
import { unavailable } from "#domain/failure.ts";
import type { Json } from "./database.types.ts";
import type { Db } from "./db.ts";

const KEPT = 5;
/** A site in ruins has more than anyone reads; all of them are counted. */
const MOST_FINDINGS = 500;
const ONE_IS_RUNNING = "23505";

const STATE = "id, started_at, beat_at, finished_at, outcome, visited, known";
const RESULT = "finished_at, pages, complete, must_mend, worth_mending";

/** The newest check, whatever became of it. */
export async function latestCheck(db: Db) {
  const query = db.from("site_checks").select(STATE).order("started_at", { ascending: false });
  const { data, error } = await query.limit(1).maybeSingle();
  if (error) throw unavailable("site_checks", error);
  return data;
}

/** What the last check that came to its end has found. */
export async function latestResult(db: Db) {
  const { data, error } = await finished(db, `${RESULT}, findings` as const);
  if (error) throw unavailable("site_checks", error);
  return data && { ...data, findings: findingsSchema.parse(data.findings) };
}

/** The same without the findings themselves. */
export async function latestCount(db: Db): Promise<number | null> {
  const { data, error } = await finished(db, RESULT);
  if (error) throw unavailable("site_checks", error);
  return data && data.must_mend + data.worth_mending;
}

/**
 * With the service role's rights, like everything below. Answers null when one is under way, here or
 * on another server.
 */
export async function beginCheck(db: Db, now: number): Promise<string | null> {
  await endSilentChecks(db, now);
  const at = new Date(now).toISOString();
  const row = { started_at: at, beat_at: at };
  const { data, error } = await db.from("site_checks").insert(row).select("id").single();
  if (error?.code === ONE_IS_RUNNING) return null;
  if (error) throw unavailable("site_checks", error);
  return data.id;
}

export async function noteProgress(
  db: Db,
  id: string,
  progress: { visited: number; known: number },
): Promise<void> {
  const change = { ...progress, beat_at: new Date().toISOString() };
  const { error } = await db.from("site_checks").update(change).eq("id", id).is("outcome", null);
  if (error) throw unavailable("site_checks", error);
}

interface Result {
  pages: number;
  complete: boolean;
  findings: readonly Finding[];
}

export async function endCheck(
  db: Db,
  id: string,
  end: Result | "failed" | "interrupted",
): Promise<void> {
  const finished_at = new Date().toISOString();
  const change =
    typeof end === "string"
      ? { outcome: end, finished_at }
      : { outcome: "done", finished_at, ...counted(end) };
  const { error } = await db.from("site_checks").update(change).eq("id", id).is("outcome", null);
  if (error) throw unavailable("site_checks", error);
  await forgetOldChecks(db);
}

function counted({ pages, complete, findings }: Result) {
  const must_mend = findings.filter((finding) => severityOf(finding) === "must").length;
  return {
    pages,
    complete,
    must_mend,
    worth_mending: findings.length - must_mend,
    findings: findings.slice(0, MOST_FINDINGS) as unknown as Json,
  };
}

async function endSilentChecks(db: Db, now: number): Promise<void> {
  const change = { outcome: "interrupted", finished_at: new Date(now).toISOString() };
  const { error } = await db
    .from("site_checks")
    .update(change)
    .is("outcome", null)
    .lt("beat_at", new Date(now - SILENCE_MS).toISOString());
  if (error) throw unavailable("site_checks", error);
}

async function forgetOldChecks(db: Db): Promise<void> {
  const newest = db.from("site_checks").select("started_at").order("started_at", {
    ascending: false,
  });
  const { data, error } = await newest.range(KEPT, KEPT);
  if (error) throw unavailable("site_checks", error);
  if (!data[0]) return;
  const old = db.from("site_checks").delete().lte("started_at", data[0].started_at);
  const { error: failed } = await old.not("outcome", "is", null);
  if (failed) throw unavailable("site_checks", failed);
}

function finished<Columns extends string>(db: Db, columns: Columns) {
  return db
    .from("site_checks")
    .select(columns)
    .eq("outcome", "done")
    .order("started_at", { ascending: false })
    .limit(1)
    .maybeSingle();
}
