import { LinkButton } from "#app/ui/button.tsx";
import { blog } from "#content/blog.ts";
import { ArticleContents } from "./article-contents.tsx";
import type { ArticleData } from "./article-data.ts";
import { ArticleSheet } from "./article-sheet.tsx";
import { AskSection } from "./ask-section.tsx";
import { MoreArticles } from "./more-articles.tsx";

export function ArticlePage({ post, body, neighbours, related }: ArticleData) {
  return (
    <>
      <article>
        <header className="wrap pt-6 md:pt-10">
          <LinkButton small to="/blog">
            {blog.back}
          </LinkButton>
          <h1 className="mt-8 text-h2">{post.title}</h1>
          {post.excerpt && <p className="lede mt-6">{post.excerpt}</p>}
          <ArticleSheet post={post} />
        </header>
        <div className="wrap grid gap-10 pt-10 pb-band md:pt-16 lg:grid-cols-[4fr_8fr] lg:gap-16">
          <ArticleContents sections={body.sections} />
          <div
            className="prose lg:col-start-2"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
            dangerouslySetInnerHTML={{ __html: body.html }}
          />
        </div>
      </article>
      <MoreArticles neighbours={neighbours} related={related} />
      <AskSection />
    </>
  );
}
