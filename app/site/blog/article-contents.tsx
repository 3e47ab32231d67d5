import { blog } from "#content/blog.ts";
import type { Section } from "#domain/article-html.ts";

const ENOUGH = 4;

/** Numbered like the sections themselves; a short article needs none. */
export function ArticleContents({ sections }: { sections: readonly Section[] }) {
  if (sections.length < ENOUGH) return null;
  return (
    <details className="toc">
      <summary>{blog.article.contents}</summary>
      <nav aria-label={blog.article.contents}>
        <ol>
          {sections.map(({ id, text }, i) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="number" aria-hidden="true">
                  {String(i + 1).padStart(2, "0")}
                </span>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
