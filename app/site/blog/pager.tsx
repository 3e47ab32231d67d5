import { LinkButton } from "#app/ui/button.tsx";
import { blog } from "#content/blog.ts";
import { pagePath } from "./page-path.ts";

interface PagerProps {
  page: number;
  older: boolean;
}

export function Pager({ page, older }: PagerProps) {
  if (page === 1 && !older) return null;
  return (
    <nav className="mt-10 flex flex-wrap items-center gap-4" aria-label={blog.pages.label}>
      {page > 1 && (
        <LinkButton to={pagePath(page - 1)} rel="prev">
          {blog.pages.newer}
        </LinkButton>
      )}
      <p className="dimension flex-1">Page {page}</p>
      {older && (
        <LinkButton to={pagePath(page + 1)} rel="next">
          {blog.pages.older}
        </LinkButton>
      )}
    </nav>
  );
}
