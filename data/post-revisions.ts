import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

/** The last saves of a post, newest first, without their texts. */
export async function postRevisions(db: Db, postId: string) {
  const { data, error } = await db
    .from("post_revisions")
    .select("id, version, created_at, title:snapshot->>title, autosaved:snapshot->>autosaved")
    .eq("post_id", postId)
    .order("version", { ascending: false });
  if (error) throw unavailable("post_revisions", error);
  return data;
}

export type Revision = Awaited<ReturnType<typeof postRevisions>>[number];

export async function postRevision(db: Db, id: number) {
  const { data, error } = await db
    .from("post_revisions")
    .select("id, version, created_at, snapshot")
    .eq("id", id)
    .maybeSingle();
  if (error) throw unavailable("post_revisions", error);
  return data;
}
