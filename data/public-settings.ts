import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

const ROBOTS = "robots";

/** The owner's own rules for crawlers, as they were typed; `robotsFile()` makes the file of them. */
export async function robotsRules(db: Db): Promise<string> {
  const { data, error } = await db
    .from("public_settings")
    .select("value")
    .eq("name", ROBOTS)
    .maybeSingle();
  if (error) throw unavailable("public_settings", error);
  return data?.value ?? "";
}

export async function saveRobotsRules(db: Db, value: string): Promise<void> {
  const { error } = await db.from("public_settings").upsert({ name: ROBOTS, value });
  if (error) throw unavailable("public_settings", error);
}
