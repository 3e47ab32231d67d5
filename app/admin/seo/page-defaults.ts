import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";

/** What a page is served with where its record says nothing. */
export interface SeoDefaults {
  title: string;
  description: string;
  image: string;
  type: "website" | "article";
}

/** Null for an address that is none of the site's own pages. */
export function pageDefaults(slug: string): SeoDefaults | null {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) return null;
  const { title, description } = page;
  return { title, description, image: site.socialImage, type: "website" };
}

interface Post {
  title: string;
  excerpt: string;
  image_url: string | null;
}

export function postDefaults({ title, excerpt, image_url }: Post): SeoDefaults {
  return {
    title,
    description: excerpt || (pageDefaults("blog")?.description ?? ""),
    image: image_url || site.socialImage,
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
