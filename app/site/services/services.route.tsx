import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("services");

export default function Services() {
  return <h1>Our services</h1>;
}
