import { randomUUID } from "node:crypto";
import type { PostForm } from "#domain/post.schema.ts";
import { emptyForm } from "#domain/post-form.ts";

/** A post nobody else's test has: its address is its own. */
export function newForm(fields: Partial<PostForm> = {}): PostForm {
  return { ...emptyForm("Sam"), title: "A post", slug: `p-${randomUUID()}`, ...fields };
}
