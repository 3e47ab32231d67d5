import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

/** The role of one account, as far as the caller may see it. */
export async function roleOf(db: Db, userId: string): Promise<string | null> {
  const { data, error } = await db.from("profiles").select("role").eq("id", userId).single();
  if (error) throw unavailable("profiles", error);
  return data.role;
}

/** The backend's own answer for the current user. */
export async function isAdmin(db: Db): Promise<boolean> {
  const { data, error } = await db.rpc("is_admin");
  if (error) throw unavailable("is_admin", error);
  return data;
}
