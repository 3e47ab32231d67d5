import { adminTitle } from "../layout/admin-title.ts";

export const meta = adminTitle("SEO Manager");

export default function SeoManager() {
  return <h1>SEO Manager</h1>;
}
