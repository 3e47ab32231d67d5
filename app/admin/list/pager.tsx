import { LinkButton } from "#app/ui/button.tsx";
import { useListAddress } from "./list-query.ts";

/** Earlier and later pages. The list asked for one row more than it shows, so nothing is counted. */
export function Pager({ page, hasMore }: { page: number; hasMore: boolean }) {
  const address = useListAddress();
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="mt-4 flex items-center gap-3" aria-label="Pages">
      {page > 1 && (
        <LinkButton small to={address({ page: String(page - 1) })}>
          Previous
        </LinkButton>
      )}
      <span className="text-soft">Page {page}</span>
      {hasMore && (
        <LinkButton small to={address({ page: String(page + 1) })}>
          Next
        </LinkButton>
      )}
    </nav>
  );
}
