import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("services/development");

export default function Development() {
  return <h1>Development</h1>;
}
