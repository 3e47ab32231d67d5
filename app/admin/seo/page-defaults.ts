import { articleCard, drawnImage, pageCard } from "#app/seo/social-card.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";

/** What a page is served with where its record says nothing. */
export interface SeoDefaults {
  title: string;
  description: string;
  image: string;
  type: "website" | "article";
}

/** A stored record: the picture is drawn from its title where it has one. */
interface Titled {
  title: string | null;
}

/** Null for an address that is none of the site's own pages. */
export function pageDefaults(slug: string, record?: Titled | null): SeoDefaults | null {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) return null;
  const { title, description } = page;
  const image = drawnImage(pageCard(slug, record)) ?? site.socialImage;
  return { title, description, image, type: "website" };
}

interface Post {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
}

export function postDefaults(post: Post, record?: Titled | null): SeoDefaults {
  return {
    title: post.title,
    description: post.excerpt || (pageDefaults("blog")?.description ?? ""),
    image: drawnImage(articleCard(post, record)) ?? site.socialImage,
    type: "article",
  };
}

/** For an address where no page is yet. */
export const siteDefaults: SeoDefaults = {
  title: "Digital Solutions",
  description: site.description,
  image: site.socialImage,
  type: "website",
};
