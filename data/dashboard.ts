import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { countUndelivered } from "./deliveries.ts";
import { latestCount } from "./site-checks.ts";

/** What waits for the owner. Counted by the database, as the signed-in administrator. */
export async function waitingWork(db: Db) {
  const now = new Date().toISOString();
  const count = { count: "exact", head: true } as const;
  const arrived = (table: Inbox) =>
    db.from(table).select("id", count).eq("status", "new").is("deleted_at", null);
  const [submissions, messages, drafts, scheduled, undelivered, lastBackup, seoProblems] =
    await Promise.all([
      counted(arrived("onboarding_submissions")),
      counted(arrived("contact_messages")),
      counted(db.from("blog_posts").select("id", count).eq("published", false)),
      counted(
        db.from("blog_posts").select("id", count).eq("published", true).gt("published_at", now),
      ),
      countUndelivered(db),
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

/** The newest that nobody has dealt with, from both inboxes. */
export async function newArrivals(db: Db, limit: number) {
  const waiting = async (table: Inbox, columns: string) => {
    const { data, error } = await db
      .from(table)
      .select(columns)
      .eq("status", "new")
      .is("deleted_at", null)
      .order("created_at", { ascending: false })
      .limit(limit)
      .overrideTypes<Arrived[], { merge: false }>();
    if (error) throw unavailable(table, error);
    return data.map((row) => ({ ...row, table }));
  };
  const arrivals = await Promise.all([
    waiting(
      "onboarding_submissions",
      "id, created_at, name:company_name, about:project_description",
    ),
    waiting("contact_messages", "id, created_at, name, about:message"),
  ]);
  return arrivals
    .flat()
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, limit);
}

export type Arrival = Awaited<ReturnType<typeof newArrivals>>[number];

type Inbox = "onboarding_submissions" | "contact_messages";

interface Arrived {
  id: string;
  created_at: string;
  name: string | null;
  about: string | null;
}
