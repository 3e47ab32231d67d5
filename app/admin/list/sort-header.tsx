import type { ComponentProps } from "react";
import { Link, useSearchParams } from "react-router";
import { useListAddress } from "./list-query.ts";

interface SortHeaderProps extends ComponentProps<"th"> {
  column: string;
  label: string;
  /** The sort when the address names none, as in `-created_at`. */
  defaultSort: string;
}

/** A column heading that sorts; a second press turns the order round. */
export function SortHeader({ column, label, defaultSort, ...rest }: SortHeaderProps) {
  const [params] = useSearchParams();
  const address = useListAddress();
  const current = params.get("sort") ?? defaultSort;
  const isCurrent = current.replace(/^-/, "") === column;
  const descending = current.startsWith("-");
  const next = isCurrent && !descending ? `-${column}` : column;
  const order = descending ? "descending" : "ascending";
  return (
    <th scope="col" {...rest} aria-sort={isCurrent ? order : undefined}>
      <Link to={address({ sort: next })} preventScrollReset>
        {label}
        {isCurrent && <span aria-hidden="true"> {descending ? "▾" : "▴"}</span>}
      </Link>
    </th>
  );
}
