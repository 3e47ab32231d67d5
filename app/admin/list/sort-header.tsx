import { Link, useSearchParams } from "react-router";
import { useListAddress } from "./list-query.ts";

interface SortHeaderProps {
  column: string;
  label: string;
  /** The sort when the address names none, as in `-created_at`. */
  defaultSort: string;
  className?: string;
}

/** A column heading that sorts; a second press turns the order round. */
export function SortHeader({ column, label, defaultSort, className }: SortHeaderProps) {
  const [params] = useSearchParams();
  const address = useListAddress();
  const current = params.get("sort") ?? defaultSort;
  const isCurrent = current.replace(/^-/, "") === column;
  const descending = current.startsWith("-");
  const next = isCurrent && !descending ? `-${column}` : column;
  const order = descending ? "descending" : "ascending";
  return (
    <th scope="col" className={className} aria-sort={isCurrent ? order : undefined}>
      <Link to={address({ sort: next })} preventScrollReset>
        {label}
        {isCurrent && <span aria-hidden="true"> {descending ? "▾" : "▴"}</span>}
      </Link>
    </th>
  );
}
