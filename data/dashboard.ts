import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { latestCount } from "./site-checks.ts";

/** What waits for the owner. Counted by the database, as the signed-in administrator. */
export async function waitingWork(db: Db) {
  const now = new Date().toISOString();
  const count = { count: "exact", head: true } as const;
  const [submissions, messages, drafts, scheduled, undelivered, lastBackup, seoProblems] =
    await Promise.all([
      counted(db.from("onboarding_submissions").select("id", count).eq("status", "new")),
      counted(db.from("contact_messages").select("id", count).eq("status", "new")),
      counted(db.from("blog_posts").select("id", count).eq("published", false)),
      counted(
        db.from("blog_posts").select("id", count).eq("published", true).gt("published_at", now),
      ),
      counted(db.from("outbox").select("id", count).is("done_at", null).gt("attempts", 0)),
      latestBackup(db),
      latestCount(db),
    ]);
  return { submissions, messages, drafts, scheduled, undelivered, lastBackup, seoProblems };
}

async function counted(query: PromiseLike<{ count: number | null; error: unknown }>) {
  const { count, error } = await query;
  if (error) throw unavailable("dashboard", error);
  return count ?? 0;
}

async function latestBackup(db: Db): Promise<string | null> {
  const query = db.from("audit_log").select("at").eq("action", "backup");
  const { data, error } = await query.order("at", { ascending: false }).limit(1).maybeSingle();
  if (error) throw unavailable("audit_log", error);
  return data?.at ?? null;
}
