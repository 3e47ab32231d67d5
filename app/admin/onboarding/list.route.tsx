import { adminTitle } from "../layout/admin-title.ts";

export const meta = adminTitle("Web Design Onboarding Submissions");

export default function Submissions() {
  return <h1>Web Design Onboarding Submissions</h1>;
}
