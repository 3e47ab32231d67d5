import { adminTitle } from "../layout/admin-title.ts";

export const meta = adminTitle("Welcome to Admin Dashboard");

export default function Dashboard() {
  return <h1>Welcome to Admin Dashboard</h1>;
}
