import { data, redirect, useNavigation } from "react-router";
import { services } from "#app/request.ts";
import { pageContext } from "#app/seo/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Message } from "#app/ui/message.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { blog } from "#content/blog.ts";
import { publishedPosts } from "#data/blog-posts.ts";
import { Failure } from "#domain/failure.ts";
import { LAST_PAGE, pageNumber } from "#domain/page-number.ts";
import type { Route } from "./+types/list.route";
import { AskSection } from "./ask-section.tsx";
import { feedLink } from "./feed-link.ts";
import { listMeta } from "./list-meta.ts";
import { pagePath } from "./page-path.ts";
import { Pager } from "./pager.tsx";
import postGridCss from "./post-grid.css?inline";
import { PostGrid } from "./post-grid.tsx";
import tapeCss from "./tape.css?inline";

const PAGE_SIZE = 12;

export const links = feedLink;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { page = 1, older = false, posts = [] } = loaderData ?? {};
  return listMeta(pageContext(matches), { page, older, empty: posts.length === 0 });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams.get("page"));
  if (page === null) throw redirect("/blog");
  const { db, log } = context.get(services);
  try {
    const { posts, older } = await publishedPosts(db, { page, size: PAGE_SIZE });
    const status = page > 1 && posts.length === 0 ? 404 : 200;
    return data({ page, posts, older: older && page < LAST_PAGE, failed: false }, status);
  } catch (err) {
    if (!(err instanceof Failure)) throw err;
    log.error({ err }, "the blog list could not be read");
    return data({ page, posts: [], older: false, failed: true }, err.status);
  }
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { tag, title, lede, loading } = blog;
  const turning = useNavigation().location?.pathname === "/blog";
  return (
    <>
      <style href="blog" precedence="default">
        {postGridCss + tapeCss}
      </style>
      <div className="wrap pt-10 pb-band md:pt-16">
        <div className="band-head">
          <div>
            <p className="tag mb-5">{tag}</p>
            <h1>{title}</h1>
          </div>
          <p className="lede">{lede}</p>
        </div>
        {turning ? <Spinner label={loading} /> : <List {...loaderData} />}
      </div>
      <AskSection />
    </>
  );
}

function List({ page, posts, older, failed }: Route.ComponentProps["loaderData"]) {
  if (failed) {
    return (
      <>
        <Message look="danger">{blog.failed}</Message>
        <a className="btn mt-6" href={pagePath(page)}>
          {blog.retry}
        </a>
      </>
    );
  }
  if (posts.length === 0 && page === 1) return <p className="lede">{blog.empty}</p>;
  if (posts.length === 0) {
    return (
      <>
        <p className="lede mb-6">{blog.beyond}</p>
        <LinkButton to="/blog">{blog.back}</LinkButton>
      </>
    );
  }
  return (
    <>
      <PostGrid posts={posts} />
      <Pager page={page} older={older} />
    </>
  );
}
