import type { ListedItem } from "#data/portfolio-items-admin.ts";
import { SortHeader } from "../list/sort-header.tsx";
import { ItemRow } from "./item-row.tsx";
import { useDelete } from "./use-delete.ts";
import { useOrder } from "./use-order.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface ItemTableProps {
  items: ListedItem[];
  /** The place of the first row, counted from 1. */
  first: number;
  more: boolean;
  /** False while the rows are searched or sorted: their order is not that of the page. */
  movable: boolean;
  editAddress(id: string): string;
}

export function ItemTable({ items, first, more, movable, editAddress }: ItemTableProps) {
  const { rows, move, status } = useOrder(items, first);
  const remove = useDelete();
  const { body, drag, start } = useRowDrag((from, to) => {
    const item = rows[from];
    if (item) move(item, to);
  });

  return (
    <>
      <p className="min-h-6 text-sm text-soft" role="status">
        {status}
      </p>
      <table className="list-table">
        <thead>
          <tr>
            <SortHeader column="title" label="Title" defaultSort="position" />
            <SortHeader column="job_type" label="Job Type" defaultSort="position" />
            <SortHeader column="created_at" label="Created At" defaultSort="position" />
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((item, i) => (
            <ItemRow
              key={item.id}
              item={item}
              editAddress={editAddress(item.id)}
              onDelete={() => remove(item)}
              state={drag ? rowState(drag, i) : undefined}
              order={
                movable
                  ? {
                      place: first + i,
                      isFirst: first + i === 1,
                      isLast: i === rows.length - 1 && !more,
                      onMove: (step) => move(item, i + step),
                      onGrab: (event) => start(event, i),
                    }
                  : null
              }
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The dragged row fades; a line shows on which side of which row it would land. */
function rowState({ from, to }: { from: number; to: number }, i: number) {
  if (i === from) return "dragged";
  if (to < from && i === to) return "before";
  return to > from && i === to ? "after" : undefined;
}
