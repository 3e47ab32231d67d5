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

/** Every path that is redirected, as far as a check of the site looks at them. */
export async function redirectPaths(db: Db): Promise<string[]> {
  const { data, error } = await db
    .from("redirects")
    .select("from_path")
    .order("from_path")
    .limit(500);
  if (error) throw unavailable("redirects", error);
  return data.map(({ from_path }) => from_path);
}
