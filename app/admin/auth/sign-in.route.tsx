import { adminTitle } from "../layout/admin-title.ts";

export const meta = adminTitle("Admin Login");

export default function SignIn() {
  return <h1>Admin Login</h1>;
}
