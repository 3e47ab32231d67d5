import { Link } from "react-router";
import { blog } from "#content/blog.ts";
import type { ArticleData } from "./article-data.ts";
import { Tape } from "./tape.tsx";

const words = blog.article;

export function MoreArticles({ neighbours, related }: Pick<ArticleData, "neighbours" | "related">) {
  const { older, newer } = neighbours;
  return (
    <div className="wrap grid gap-16 pb-band">
      {related.length > 0 && <Related posts={related} />}
      {(older || newer) && (
        <nav aria-label={words.neighbours}>
          <ul className="sheets">
            {older && <Neighbour label={words.previous} {...older} />}
            {newer && <Neighbour label={words.next} {...newer} />}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Related({ posts }: { posts: ArticleData["related"] }) {
  return (
    <section className="grid gap-6 lg:grid-cols-[4fr_8fr] lg:gap-16" aria-labelledby="related">
      <h2 id="related" className="text-h3">
        {words.related}
      </h2>
      <ul className="rows">
        {posts.map(({ slug, title, excerpt, read_time }) => (
          <li key={slug} className="relative">
            <p className="flex flex-wrap justify-between gap-x-8">
              <Link className="stretch" to={`/blog/${slug}`}>
                <b>{title}</b>
              </Link>
              <Tape minutes={read_time} />
            </p>
            <p className="text-soft">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbour({ label, slug, title }: { label: string; slug: string; title: string }) {
  return (
    <li>
      <p className="mb-3 text-sm text-soft">{label}</p>
      <Link className="stretch neighbour" to={`/blog/${slug}`}>
        {title}
      </Link>
    </li>
  );
}
