import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

const DAY = 86_400_000;

/** Links to a post that still open, newest first. */
export async function previewLinks(db: Db, postId: string) {
  const { data, error } = await db
    .from("preview_links")
    .select("id, created_at, expires_at")
    .eq("post_id", postId)
    .gt("expires_at", new Date().toISOString())
    .order("created_at", { ascending: false });
  if (error) throw unavailable("preview_links", error);
  return data;
}

export type PreviewLink = Awaited<ReturnType<typeof previewLinks>>[number];

/** Returns the token, which is stored nowhere: it can be shown this once. */
export async function createPreviewLink(db: Db, postId: string, days: number): Promise<string> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString("base64url");
  const { error } = await db.from("preview_links").insert({
    post_id: postId,
    token_hash: await sha256(token),
    expires_at: new Date(Date.now() + days * DAY).toISOString(),
  });
  if (error) throw unavailable("preview_links", error);
  return token;
}

export async function revokePreviewLink(db: Db, id: string): Promise<void> {
  const { error } = await db.from("preview_links").delete().eq("id", id);
  if (error) throw unavailable("preview_links", error);
}

/** The post a link opens, published or not; null when the link has run out or was revoked. */
export async function previewedPost(db: Db, token: string) {
  const { data, error } = await db.rpc("preview_post", { token });
  if (error) throw unavailable("preview_links", error);
  return data[0] ?? null;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(hash).toString("hex");
}
