import { services } from "#app/request.ts";
import { createPreviewLink, previewLinks, revokePreviewLink } from "#data/preview-links.ts";
import { linkIntent } from "#domain/preview-link.schema.ts";
import type { Route } from "./+types/preview-links.route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const post = new URL(request.url).searchParams.get("post") ?? "";
  return Response.json({ links: await previewLinks(db, post) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, config } = context.get(services);
  const intent = linkIntent.safeParse(await request.json().catch(() => null));
  if (!intent.success) return Response.json({ error: "invalid" }, { status: 422 });
  const { post } = intent.data;
  if (intent.data.do === "revoke") {
    await revokePreviewLink(db, intent.data.link);
    return Response.json({ links: await previewLinks(db, post) });
  }
  const token = await createPreviewLink(db, post, intent.data.days);
  const address = new URL(`/preview/${token}`, config.publicUrl).href;
  return Response.json({ links: await previewLinks(db, post), address });
}
