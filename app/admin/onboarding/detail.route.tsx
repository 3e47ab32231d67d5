import { adminTitle } from "../layout/admin-title.ts";

export const meta = adminTitle("Onboarding Submission Details");

export default function Submission() {
  return <h1>Onboarding Submission Details</h1>;
}
