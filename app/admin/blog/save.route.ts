import { services } from "#app/request.ts";
import { savePost } from "#data/post-editing.ts";
import { readPostForm, saveRequest } from "#domain/post.schema.ts";
import type { Route } from "./+types/save.route";

/** Answers the editor in JSON: saved, what is wrong, or what somebody else saved meanwhile. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, cleanArticle } = context.get(services);
  const asked = saveRequest.safeParse(await request.json().catch(() => null));
  if (!asked.success) return Response.json({ error: "invalid" }, { status: 422 });
  const { form: raw, ...save } = asked.data;
  const { post, errors } = readPostForm(raw);
  if (errors) return Response.json({ errors });
  const form = { ...post, content: cleanArticle(post.content) };
  return Response.json(await savePost(db, { ...save, form }));
}
