import type { MetaDescriptor } from "react-router";
import { type PageContext, pageMeta } from "#app/seo/page-meta.ts";
import { drawnImage, pageCard } from "#app/seo/social-card.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { page as pageOf } from "#content/pages.ts";
import { pagePath } from "./page-path.ts";

interface ListPage {
  page: number;
  older: boolean;
  empty: boolean;
}

/** Each page of the list is a page of its own to a search engine, with its neighbours named. */
export function listMeta(
  context: PageContext | undefined,
  { page, older, empty }: ListPage,
): MetaDescriptor[] {
  const { title, description } = pageOf("blog");
  if (!context) return pageMeta(context, { title, description });
  const neighbours = [
    { rel: "prev", page: page - 1, exists: page > 1 },
    { rel: "next", page: page + 1, exists: older },
  ].filter(({ exists }) => exists);
  return [
    ...pageMeta(numbered(context, page), {
      title: numberedTitle(title, page),
      description,
      image: drawnImage(pageCard("blog", context.seo)),
      noindex: page > 1 && empty,
      structuredData: breadcrumbData("blog")(context),
    }),
    ...neighbours.map(({ rel, page }) => ({
      tagName: "link",
      rel,
      href: new URL(pagePath(page), context.url.origin).href,
    })),
  ];
}

/** The stored SEO record speaks for the first page; later ones keep their own address. */
function numbered({ seo, url }: PageContext, page: number): PageContext {
  if (page === 1) return { seo, url };
  return {
    seo: seo && {
      ...seo,
      title: seo.title && numberedTitle(seo.title, page),
      canonical_url: null,
    },
    url: { ...url, path: pagePath(page) },
  };
}

function numberedTitle(title: string, page: number): string {
  return page === 1 ? title : `${title}, page ${page}`;
}
