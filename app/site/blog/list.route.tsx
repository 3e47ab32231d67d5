import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("blog");

export default function BlogList() {
  return <h1>Latest Articles</h1>;
}
