import { data } from "react-router";
import { services } from "#app/request.ts";
import { pageContext } from "#app/seo/page-meta.ts";
import { storedRedirectResponse } from "#app/site/layout/stored-redirect.ts";
import { publishedPost } from "#data/blog-posts.ts";
import type { Db } from "#data/db.ts";
import { storedRedirect } from "#data/redirects.ts";
import { Failure } from "#domain/failure.ts";
import type { Route } from "./+types/article.route";
import articleCss from "./article.css?inline";
import { articleData } from "./article-data.ts";
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
  const { db, log, traffic, cleanArticle } = context.get(services);
  try {
    const article = await read(db, slug, cleanArticle);
    if (article) return data({ article, failed: false });
    const { pathname, search } = new URL(request.url);
    const moved = await storedRedirect(db, pathname);
    if (moved) {
      traffic.redirected(pathname);
      throw storedRedirectResponse(moved, search);
    }
    traffic.missed(pathname);
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

async function read(db: Db, slug: string, clean: (html: string) => string) {
  if (!SLUG.test(slug)) return null;
  const found = await publishedPost(db, slug);
  return found && articleData(db, found, clean);
}
