import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("contact");

export default function Contact() {
  return <h1>Contact</h1>;
}
