import type { MetaDescriptor } from "react-router";
import { type PageContext, pageMeta } from "#app/seo/page-meta.ts";
import { articleCard, drawnImage } from "#app/seo/social-card.ts";
import { blogPosting, breadcrumbs, trailTo } from "#app/seo/structured-data.ts";
import { blog } from "#content/blog.ts";
import { page } from "#content/pages.ts";
import type { ArticleData } from "./article-data.ts";

export function articleMeta(
  context: PageContext | undefined,
  post: ArticleData["post"] | undefined,
): MetaDescriptor[] {
  if (!post) {
    const { missing: title, unpublished: description } = blog.article;
    return pageMeta(context, { title, description, noindex: true });
  }
  const image = drawnImage(articleCard(post, context?.seo));
  const { title, excerpt, image_url, created_at, updated_at, category } = post;
  return [
    ...pageMeta(context, {
      title,
      description: excerpt || page("blog").description,
      image,
      type: "article",
      structuredData: context && [
        blogPosting(context, { ...post, image_url: image_url ?? image ?? null }),
        breadcrumbs(context, [...trailTo(page("blog")), { label: title, path: context.url.path }]),
      ],
    }),
    { property: "article:published_time", content: created_at },
    { property: "article:modified_time", content: updated_at },
    ...(category ? [{ property: "article:section", content: category }] : []),
  ];
}
