import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("services/automation-ai");

export default function AutomationAi() {
  return <h1>Automation and AI</h1>;
}
