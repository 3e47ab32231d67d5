import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("home");

export default function Home() {
  return <h1>You stay on the tools. We build the rest.</h1>;
}
