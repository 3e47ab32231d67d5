import { services } from "#app/request.ts";
import { postHeadline } from "#data/blog-posts.ts";
import type { Db } from "#data/db.ts";
import { seoRecord } from "#data/seo-pages.ts";
import { Failure } from "#domain/failure.ts";
import { type SocialCard, socialImagePath, socialImageSlug } from "#domain/social-image.ts";
import type { Route } from "./+types/social-image.route";
import { articleCard, pageCard } from "./social-card.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";

/** Draws what a page of this site names as its picture now, and nothing else. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, socialImages } = context.get(services);
  const { pathname } = new URL(request.url);
  try {
    const slug = socialImageSlug(pathname);
    const card = slug && slug.length <= 200 ? await cardOf(db, slug) : null;
    if (!card || socialImagePath(card) !== pathname)
      return text("There is no such picture.\n", 404);
    return new Response(new Uint8Array(await socialImages.draw(card)), {
      headers: { "content-type": "image/png", "cache-control": FOR_GOOD },
    });
  } catch (err) {
    if (!(err instanceof Failure)) throw err;
    log.error({ err, pathname }, "a social image could not be drawn");
    return text("Temporarily unavailable. Please try again in a minute.\n", err.status);
  }
}

async function cardOf(db: Db, slug: string): Promise<SocialCard | null> {
  const [, postSlug] = /^blog\/([a-z0-9-]+)$/.exec(slug) ?? [];
  if (!postSlug) return pageCard(slug, null) && pageCard(slug, await seoRecord(db, slug));
  const [post, record] = await Promise.all([postHeadline(db, postSlug), seoRecord(db, slug)]);
  return post && articleCard(post, record);
}

function text(words: string, status: number): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(words, { status, headers });
}
