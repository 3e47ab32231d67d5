import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("services/web-design");

export default function WebDesign() {
  return <h1>Web design</h1>;
}
