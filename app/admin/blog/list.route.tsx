import { adminTitle } from "../layout/admin-title.ts";

export const meta = adminTitle("Blog Posts");

export default function BlogPosts() {
  return <h1>Blog Posts</h1>;
}
