import type { IntakeStatus } from "#domain/intake-status.ts";

const LABELS: Record<IntakeStatus, string> = {
  new: "New",
  in_progress: "In progress",
  done: "Done",
  spam: "Spam",
  quarantined: "Quarantined",
};

export const statusOptions = Object.entries(LABELS).map(([value, label]) => ({ value, label }));

export function StatusBadge({ status }: { status: string }) {
  return (
    <span className="badge" data-status={status}>
      {LABELS[status as IntakeStatus] ?? status}
    </span>
  );
}
