import { neighbouringPosts, postsInCategory, type publishedPost } from "#data/blog-posts.ts";
import type { Db } from "#data/db.ts";
import { articleHtml } from "#domain/article-html.ts";

type Stored = NonNullable<Awaited<ReturnType<typeof publishedPost>>>;

const IDS_OF_THE_PAGE = ["main", "site-nav", "site-subnav", "related", "ask"];
const RELATED = 3;

/**
 * A stored post as its page shows it, with what stands around it. Its HTML was cleaned when it was
 * saved; it is cleaned again because a hosted database can be written to past this server.
 */
export async function articleData(db: Db, found: Stored, clean: (html: string) => string) {
  const { content, ...post } = found;
  const [neighbours, category] = await Promise.all([
    neighbouringPosts(db, post),
    // Enough to have some left when this post and its neighbours are taken out.
    postsInCategory(db, post.category, RELATED + 3),
  ]);
  const shown = [post.slug, neighbours.newer?.slug, neighbours.older?.slug];
  const related = category.filter((other) => !shown.includes(other.slug)).slice(0, RELATED);
  return { post, body: articleHtml(clean(content), IDS_OF_THE_PAGE), neighbours, related };
}

export type ArticleData = Awaited<ReturnType<typeof articleData>>;
