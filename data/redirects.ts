import { unavailable } from "#domain/failure.ts";
import { redirectKey } from "#domain/redirect-path.ts";
import type { Db } from "./db.ts";

/** Where the owner, or a renamed post, has sent this path. */
export async function storedRedirect(db: Db, path: string) {
  const key = redirectKey(path);
  if (!key) return null;
  const { data, error } = await db
    .from("redirects")
    .select("to_path, status")
    .eq("from_path", key)
    .maybeSingle();
  if (error) throw unavailable("redirects", error);
  return data;
}
