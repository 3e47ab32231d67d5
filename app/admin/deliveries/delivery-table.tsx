import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Undelivered } from "#data/deliveries.ts";
import { DeliveryLine } from "../intake/delivery-line.tsx";
import { INBOXES } from "../intake/inboxes.ts";

type Act = (intent: "retry" | "dismiss", jobs: string[]) => void;

export function DeliveryTable({ rows, act }: { rows: Undelivered[]; act: Act }) {
  const ids = rows.map(({ id }) => id);
  return (
    <>
      {rows.length > 1 && (
        <Button small className="mb-4" onClick={() => act("retry", ids)}>
          Try all on this page again
        </Button>
      )}
      <table className="list-table">
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col">What</th>
            <th scope="col">State</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DeliveryRow key={row.id} row={row} act={act} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function DeliveryRow({ row, act }: { row: Undelivered; act: Act }) {
  const { id, isMail, subject } = row;
  const { path, noun } = INBOXES[subject.table];
  const name = subject.name || `${noun} without a name`;
  return (
    <tr>
      <td data-label="About" data-lead>
        <Link to={`${path}/${subject.id}`}>{name}</Link>
      </td>
      <td data-label="What">{isMail ? "Mail to you" : "Forward to the CRM"}</td>
      <td data-label="State">
        <div>
          <DeliveryLine delivery={row} />
        </div>
      </td>
      <td data-label="Actions">
        <div className="flex flex-wrap gap-1">
          <Button small aria-label={`Try again: ${name}`} onClick={() => act("retry", [id])}>
            Try again
          </Button>
          <Button small aria-label={`Dismiss: ${name}`} onClick={() => act("dismiss", [id])}>
            Dismiss
          </Button>
        </div>
      </td>
    </tr>
  );
}
