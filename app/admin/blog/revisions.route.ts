import { services } from "#app/request.ts";
import { postRevision, postRevisions } from "#data/post-revisions.ts";
import type { Route } from "./+types/revisions.route";

/** `?post=<id>` lists a post's saves; `?revision=<id>` is one with its text. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, cleanArticle } = context.get(services);
  const params = new URL(request.url).searchParams;
  const revision = Number(params.get("revision"));
  if (!Number.isSafeInteger(revision) || revision <= 0)
    return Response.json(await postRevisions(db, params.get("post") ?? ""));
  const found = await postRevision(db, revision);
  if (!found) return Response.json(null, { status: 404 });
  const snapshot = found.snapshot as { content?: string };
  const content = cleanArticle(snapshot.content ?? "");
  return Response.json({ ...found, snapshot: { ...snapshot, content } });
}
