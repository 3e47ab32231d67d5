import type { Db } from "#data/db.ts";
import { saveRobotsRules } from "#data/public-settings.ts";
import { robotsProblems } from "#domain/robots.ts";
import { refused, type SeoAnswer } from "./seo-answer.ts";

export async function saveRobots(db: Db, form: FormData): Promise<SeoAnswer> {
  // A form sends its line ends as two characters.
  const rules = String(form.get("rules") ?? "").replaceAll("\r\n", "\n");
  const problems = robotsProblems(rules);
  if (problems.length > 0) return refused({ rules: problems.join("\n") });
  await saveRobotsRules(db, rules);
  return { done: "Saved", text: "Crawlers get these rules from now on." };
}
