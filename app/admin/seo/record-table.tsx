import type { ReactNode } from "react";
import { SortHeader } from "../list/sort-header.tsx";

/** The specified columns, for pages and posts alike. Its rows are `RecordRow`s. */
export function RecordTable({
  defaultSort,
  children,
}: {
  defaultSort: string;
  children: ReactNode;
}) {
  return (
    <table className="list-table">
      <thead>
        <tr>
          <SortHeader column="slug" label="Page" defaultSort={defaultSort} />
          <SortHeader column="title" label="Title" defaultSort={defaultSort} />
          <th scope="col" className="seo-description">
            Description
          </th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
