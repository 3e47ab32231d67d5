import { data } from "react-router";
import { services } from "#app/request.ts";
import { blog } from "#content/blog.ts";
import { site } from "#content/site.ts";
import { previewedPost } from "#data/preview-links.ts";
import { isAdmin } from "#data/profiles.ts";
import { previewForm } from "#domain/post.schema.ts";
import { rowOf } from "#domain/post-form.ts";
import type { Route } from "./+types/preview.route";
import articleCss from "./article.css?inline";
import { articleData } from "./article-data.ts";
import { ArticlePage } from "./article-page.tsx";
import proseCss from "./prose.css?inline";
import tapeCss from "./tape.css?inline";

export const meta: Route.MetaFunction = () => [
  { title: `${blog.preview.title} | ${site.name}` },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers = () => ({
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "private, no-store",
});

/** What a link opens that was sent to somebody without an account. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, cleanArticle } = context.get(services);
  const post = token && token.length <= 100 ? await previewedPost(db, token) : null;
  if (!post) return data(null, 404);
  return data(await articleData(db, post, cleanArticle));
}

/** The editor's own preview: the text on the owner's screen, stored nowhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, cleanArticle } = context.get(services);
  if (!(await isAdmin(db))) return data(null, 403);
  const posted = previewForm.safeParse(jsonIn((await request.formData()).get("post")));
  if (!posted.success) return data(null, 422);
  const { id, form } = posted.data;
  const now = new Date().toISOString();
  const created_at = posted.data.created_at ?? now;
  const post = { id, ...rowOf(form), created_at, updated_at: now };
  // Said outright: the loader runs too and, without a token, would answer for both.
  return data(await articleData(db, post, cleanArticle), 200);
}

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const article = actionData ?? loaderData;
  return (
    <>
      <style href="article" precedence="default">
        {tapeCss + articleCss + proseCss}
      </style>
      {article ? <ArticlePage {...article} /> : <Closed />}
    </>
  );
}

function jsonIn(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return null;
  }
}

function Closed() {
  return (
    <div className="wrap pt-10 pb-band md:pt-16">
      <h1>{blog.preview.closed}</h1>
      <p className="lede my-8">{blog.preview.why}</p>
    </div>
  );
}
