import { adminTitle } from "../layout/admin-title.ts";

export const meta = adminTitle("Messages");

export default function Messages() {
  return <h1>Messages</h1>;
}
