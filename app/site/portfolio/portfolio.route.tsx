import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("portfolio");

export default function Portfolio() {
  return <h1>Case Studies</h1>;
}
