import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import type { crm } from "#content/crm-integration.ts";
import { site } from "#content/site.ts";

type Article = (typeof crm.articles.items)[number];

export function ArticleCard({ article }: { article: Article }) {
  return (
    <>
      <Picture
        className="w-full border border-line"
        src={article.image}
        alt={article.imageAlt}
        width={1280}
        height={720}
        sizes="(width >= 62rem) 700px, 100vw"
      />
      <div>
        <p className="text-sm text-soft">
          {article.category} · <time dateTime={article.date}>{longDate(article.date)}</time> ·{" "}
          {article.readTime} min read
        </p>
        <h3 className="my-2">
          <Link className="stretch" to={`/blog/${article.slug}`}>
            {article.title}
          </Link>
        </h3>
        <p className="text-soft">{article.excerpt}</p>
      </div>
    </>
  );
}

function longDate(date: string): string {
  return new Date(date).toLocaleDateString(site.language, {
    dateStyle: "long",
    timeZone: site.timeZone,
  });
}
