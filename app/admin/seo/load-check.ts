import { postIdsBySlug } from "#data/blog-posts-admin.ts";
import type { Db } from "#data/db.ts";
import { latestCheck, latestResult } from "#data/site-checks.ts";
import { type Finding, severityOf, type Topic, topicOf, topics } from "#domain/audit/finding.ts";
import { checkState } from "#domain/audit/site-check.ts";

/** How the newest check stands, and what the last finished one has found. */
export async function loadCheck(db: Db, url: string) {
  const [latest, result] = await Promise.all([latestCheck(db), latestResult(db)]);
  // What is urgent comes first, on the list as on a page.
  const all = (result?.findings ?? []).toSorted((a, b) => urgency(b) - urgency(a));
  const asked = new URL(url).searchParams.get("kind") as Topic | null;
  const topic = asked && asked in topics ? asked : null;
  const posts = all.flatMap(({ mend }) => (mend.in === "post" ? [mend.key] : []));
  return {
    state: latest ? checkState(latest, Date.now()) : ("never" as const),
    visited: latest?.visited ?? 0,
    known: latest?.known ?? 0,
    result: result && { ...result, findings: all.length },
    topic,
    topics: countTopics(all),
    groups: byPage(topic ? all.filter((finding) => topicOf(finding) === topic) : all),
    postIds: await postIdsBySlug(db, [...new Set(posts)]),
  };
}

function urgency(finding: Finding): number {
  return severityOf(finding) === "must" ? 1 : 0;
}

function countTopics(findings: readonly Finding[]) {
  const counts = Map.groupBy(findings, topicOf);
  return (Object.keys(topics) as Topic[])
    .filter((topic) => counts.has(topic))
    .map((topic) => ({ topic, count: counts.get(topic)?.length ?? 0 }));
}

function byPage(findings: readonly Finding[]) {
  return [...Map.groupBy(findings, ({ page }) => page)].map(([page, findings]) => ({
    page,
    findings,
  }));
}
