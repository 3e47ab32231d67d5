import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("blog");

export default function Article() {
  return <h1>Article</h1>;
}
