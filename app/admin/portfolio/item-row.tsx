import type { PointerEvent } from "react";
import { Link } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { ListedItem } from "#data/portfolio-items-admin.ts";
import { longDate } from "#domain/dates.ts";

interface RowOrder {
  place: number;
  isFirst: boolean;
  isLast: boolean;
  onMove(step: -1 | 1): void;
  onGrab(event: PointerEvent): void;
}

interface ItemRowProps {
  item: ListedItem;
  editAddress: string;
  onDelete(): void;
  state: keyof typeof looks | undefined;
  order: RowOrder | null;
}

const looks = {
  dragged: { opacity: 0.4 },
  before: { boxShadow: "inset 0 3px var(--color-orange)" },
  after: { boxShadow: "inset 0 -3px var(--color-orange)" },
};

export function ItemRow({ item, editAddress, onDelete, state, order }: ItemRowProps) {
  const { title, job_type, created_at, published, featured } = item;
  return (
    <tr style={state && looks[state]}>
      <td data-label="Title" data-lead>
        <div className="flex items-center gap-3">
          {order && <Handle order={order} />}
          <span className="flex min-w-0 flex-wrap items-center gap-x-3">
            <Link to={editAddress} preventScrollReset>
              {title}
            </Link>
            {!published && <span className="badge">Draft</span>}
            {featured && <span className="badge">Featured</span>}
          </span>
        </div>
      </td>
      <td data-label="Job Type">{job_type || <span className="text-soft">None</span>}</td>
      <td data-label="Created At">{longDate(created_at)}</td>
      <td data-label="Actions">
        <div className="flex flex-wrap gap-1">
          {order && <MoveButtons title={title} order={order} />}
          <LinkButton small to={editAddress} aria-label={`Edit ${title}`}>
            Edit
          </LinkButton>
          <Button small look="danger" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** For mouse and finger; the buttons beside it do the same by keyboard. */
function Handle({ order: { place, onGrab } }: { order: RowOrder }) {
  return (
    <span
      className="inline-flex min-h-11 w-11 flex-none cursor-grab touch-none select-none items-center justify-center gap-2 text-soft"
      title="Drag to change the order"
      onPointerDown={onGrab}
    >
      <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
        <path
          d="M2 2v.01M8 2v.01M2 8v.01M8 8v.01M2 14v.01M8 14v.01"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span className="tabular-nums">{place}</span>
    </span>
  );
}

function MoveButtons({ title, order }: { title: string; order: RowOrder }) {
  const steps = [
    { step: -1, label: "up", ends: order.isFirst, path: "m3 10 5-5 5 5" },
    { step: 1, label: "down", ends: order.isLast, path: "m3 6 5 5 5-5" },
  ] as const;
  return steps.map(({ step, label, ends, path }) => (
    <Button
      key={label}
      small
      aria-label={`Move ${title} ${label}`}
      // Not `disabled`: the focus would be lost when a row reaches the end.
      aria-disabled={ends}
      onClick={() => !ends && order.onMove(step)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Button>
  ));
}
