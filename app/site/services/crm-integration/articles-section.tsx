import { Band } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { crm } from "#content/crm-integration.ts";
import { ArticleCard } from "./article-card.tsx";

const { tag, title, all, items } = crm.articles;

export function ArticlesSection() {
  const [newest, ...others] = items;
  return (
    <Band aria-labelledby="articles">
      <p className="tag mb-4">{tag}</p>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
        <h2 id="articles">{title}</h2>
        <LinkButton to="/blog">{all}</LinkButton>
      </div>
      <ol className="grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <li className="relative grid content-start gap-4 lg:row-span-2">
          <ArticleCard article={newest} />
        </li>
        {others.map((article) => (
          <li
            key={article.slug}
            className="relative grid content-start gap-4 sm:grid-cols-[2fr_3fr] sm:gap-6"
          >
            <ArticleCard article={article} />
          </li>
        ))}
      </ol>
    </Band>
  );
}
