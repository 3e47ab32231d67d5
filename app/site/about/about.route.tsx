import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("about");

export default function About() {
  return <h1>About</h1>;
}
