import { type Page, type PageSlug, page, pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import type { PageContext } from "./page-meta.ts";

type Context = Pick<PageContext, "url">;

interface Crumb {
  label: string;
  path: string;
}

interface Posting {
  title: string;
  excerpt: string;
  category: string;
  author: string;
  image_url: string | null;
  created_at: string;
  updated_at: string;
}

/** For the home page: who we are, and the site itself. */
export function homeData(context: Context): object[] {
  return [localBusiness(context), webSite(context)];
}

/** For a service page. Use as `staticPageMeta(slug, serviceData(slug))`. */
export function serviceData(slug: PageSlug): (context: Context) => object[] {
  return (context) => [service(context, page(slug)), breadcrumbs(context, trailTo(page(slug)))];
}

/** For every other page: its place in the site. */
export function breadcrumbData(slug: PageSlug): (context: Context) => object[] {
  return (context) => [breadcrumbs(context, trailTo(page(slug)))];
}

function localBusiness({ url }: Context): object {
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": businessId(url.origin),
    name: site.name,
    slogan: site.promise,
    url: absolute(url.origin, "/"),
    image: absolute(url.origin, site.socialImage),
    email: site.email,
    telephone: site.phoneHref.replace("tel:", ""),
    founder: { "@type": "Person", name: site.owner.name },
    address: {
      "@type": "PostalAddress",
      addressLocality: site.location,
      addressRegion: site.region,
      addressCountry: site.country,
    },
  };
}

function webSite({ url }: Context): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: absolute(url.origin, "/"),
    inLanguage: site.language,
    publisher: { "@id": businessId(url.origin) },
  };
}

function service({ url }: Context, { label, description, path }: Page): object {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: label,
    description,
    url: absolute(url.origin, path),
    areaServed: site.region,
    provider: { "@type": "ProfessionalService", "@id": businessId(url.origin), name: site.name },
  };
}

export function breadcrumbs({ url }: Context, trail: readonly Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: absolute(url.origin, path),
    })),
  };
}

export function blogPosting({ url }: Context, post: Posting): object {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt || undefined,
    articleSection: post.category || undefined,
    image: absolute(url.origin, post.image_url ?? site.socialImage),
    datePublished: post.created_at,
    dateModified: post.updated_at,
    inLanguage: site.language,
    mainEntityOfPage: absolute(url.origin, url.path),
    author: post.author
      ? { "@type": "Person", name: post.author }
      : { "@type": "Organization", name: site.name },
    publisher: { "@type": "Organization", "@id": businessId(url.origin), name: site.name },
  };
}

/** Home, every page above this one, and the page itself. */
export function trailTo({ path }: Page): Crumb[] {
  return pages.filter(
    (candidate) => candidate.path === "/" || `${path}/`.startsWith(`${candidate.path}/`),
  );
}

function businessId(origin: string): string {
  return absolute(origin, "/#business");
}

function absolute(origin: string, address: string): string {
  return new URL(address, origin).href;
}
