import { page, pages } from "#content/pages.ts";
import { type SocialCard, socialImagePath } from "#domain/social-image.ts";

interface Titled {
  title: string | null;
}

interface Post {
  slug: string;
  title: string;
  category: string;
}

/** The card of a page in `content/pages.ts`; null for other addresses and for a page with a picture of its own. */
export function pageCard(slug: string, record: Titled | null | undefined): SocialCard | null {
  const found = pages.find((candidate) => candidate.slug === slug);
  if (!found || "image" in found) return null;
  return { slug, title: record?.title || found.title, tag: found.label };
}

export function articleCard(post: Post, record: Titled | null | undefined): SocialCard {
  const tag = post.category || page("blog").label;
  return { slug: `blog/${post.slug}`, title: record?.title || post.title, tag };
}

/** For `og:image`, where neither the record nor the page has a picture; undefined: the site's own. */
export function drawnImage(card: SocialCard | null): string | undefined {
  return (card && socialImagePath(card)) ?? undefined;
}
