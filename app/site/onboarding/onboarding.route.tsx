import { staticPageMeta } from "#app/seo/page-meta.ts";

export const meta = staticPageMeta("services/web-design/onboarding");

export default function Onboarding() {
  return <h1>Web design onboarding</h1>;
}
