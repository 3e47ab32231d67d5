import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("services/crm-integration");

export default function CrmIntegration() {
  return <h1>CRM integration</h1>;
}
