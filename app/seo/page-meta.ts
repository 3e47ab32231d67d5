import type { MetaDescriptor } from "react-router";
import { type PageSlug, page } from "#content/pages.ts";
import { site } from "#content/site.ts";
import type { SeoRecord } from "#data/seo-pages.ts";
import { drawnImage, pageCard } from "./social-card.ts";

/** What the site layout knows about every public page. */
export interface PageContext {
  seo: SeoRecord | null;
  url: { origin: string; path: string };
}

interface PageDefaults {
  title: string;
  description: string;
  image?: string | undefined;
  type?: "website" | "article";
  noindex?: boolean;
  structuredData?: readonly object[];
}

/** The head of a public page: its own defaults, overridden by the stored SEO record. */
export function pageMeta(
  context: PageContext | undefined,
  defaults: PageDefaults,
): MetaDescriptor[] {
  const seo = context?.seo;
  const origin = context?.url.origin ?? "";
  const title = withBrand(seo?.title || defaults.title);
  const description = seo?.description || defaults.description;
  const type = seo?.page_type || defaults.type || "website";
  const image = absolute(origin, seo?.og_image_url || defaults.image || site.socialImage);
  const canonical = absolute(origin, seo?.canonical_url || context?.url.path || "/");
  const noindex = seo?.noindex || defaults.noindex;

  return [
    { title },
    { name: "description", content: description },
    ...(seo?.keywords ? [{ name: "keywords", content: seo.keywords }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: site.locale },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    ...(defaults.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/** The same, with the defaults of a page in `content/pages.ts`. */
export function staticPageMeta(
  slug: PageSlug,
  structuredData?: (context: PageContext) => object[],
) {
  return ({ matches }: { matches: readonly unknown[] }): MetaDescriptor[] => {
    const context = pageContext(matches);
    const { title, description } = page(slug);
    return pageMeta(context, {
      title,
      description,
      image: drawnImage(pageCard(slug, context?.seo)),
      structuredData: context ? (structuredData?.(context) ?? []) : [],
    });
  };
}

/** The site layout's loader data, found among a `meta` function's matches. */
export function pageContext(matches: readonly unknown[]): PageContext | undefined {
  const layout = (matches as ({ id: string; loaderData?: unknown } | undefined)[]).find(
    (match) => match?.id === "site/layout/site-layout.route",
  );
  return layout?.loaderData as PageContext | undefined;
}

export function withBrand(title: string): string {
  return `${title} | ${site.name}`;
}

function absolute(origin: string, address: string): string {
  return new URL(address, origin || undefined).href;
}
