import { data } from "react-router";
import { services } from "#app/request.ts";
import { pageContext } from "#app/seo/page-meta.ts";
import { storedRedirectResponse } from "#app/site/layout/stored-redirect.ts";
import { neighbouringPosts, postsInCategory, publishedPost } from "#data/blog-posts.ts";
import type { Db } from "#data/db.ts";
import { storedRedirect } from "#data/redirects.ts";
import { articleHtml } from "#domain/article-html.ts";
import { Failure } from "#domain/failure.ts";
import type { Route } from "./+types/article.route";
import articleCss from "./article.css?inline";
import { articleMeta } from "./article-meta.ts";
import { ArticleMissing } from "./article-missing.tsx";
import { ArticlePage } from "./article-page.tsx";
import { feedLink } from "./feed-link.ts";
import proseCss from "./prose.css?inline";
import tapeCss from "./tape.css?inline";

export const links = feedLink;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return articleMeta(pageContext(matches), loaderData?.article?.post);
}

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const { db, log } = context.get(services);
  try {
    const article = await read(db, slug);
    if (article) return data({ article, failed: false });
    const { pathname, search } = new URL(request.url);
    const moved = await storedRedirect(db, pathname);
    if (moved) throw storedRedirectResponse(moved, search);
    return data({ article: null, failed: false }, 404);
  } catch (err) {
    if (!(err instanceof Failure)) throw err;
    log.error({ err, slug }, "the article could not be read");
    return data({ article: null, failed: true }, err.status);
  }
}

export default function Article({ loaderData: { article, failed } }: Route.ComponentProps) {
  return (
    <>
      <style href="article" precedence="default">
        {tapeCss + articleCss + proseCss}
      </style>
      {article ? <ArticlePage {...article} /> : <ArticleMissing failed={failed} />}
    </>
  );
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const IDS_OF_THE_PAGE = ["main", "site-nav", "site-subnav", "related", "ask"];
const RELATED = 3;

async function read(db: Db, slug: string) {
  if (!SLUG.test(slug)) return null;
  const found = await publishedPost(db, slug);
  if (!found) return null;
  const { content, ...post } = found;
  const [neighbours, category] = await Promise.all([
    neighbouringPosts(db, post),
    // Enough to have some left when this post and its neighbours are taken out.
    postsInCategory(db, post.category, RELATED + 3),
  ]);
  const shown = [post.slug, neighbours.newer?.slug, neighbours.older?.slug];
  const related = category.filter((other) => !shown.includes(other.slug)).slice(0, RELATED);
  return { post, body: articleHtml(content, IDS_OF_THE_PAGE), neighbours, related };
}

export type ArticleData = NonNullable<Awaited<ReturnType<typeof read>>>;
