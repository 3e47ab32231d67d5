import { Failure, unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

/** Where the current user is signed in, this session first. */
export async function mySessions(db: Db) {
  const { data, error } = await db.rpc("my_sessions");
  if (error) throw unavailable("my_sessions", error);
  return data;
}

export async function revokeSession(db: Db, id: string): Promise<void> {
  const { data, error } = await db.rpc("revoke_session", { id });
  if (error) throw unavailable("revoke_session", error);
  if (!data) throw new Failure("not_found", "This session has already ended.");
}
