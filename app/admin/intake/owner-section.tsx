import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Select, TextArea } from "#app/ui/field.tsx";
import type { IntakeAnswer } from "./intake-action.ts";
import { statusOptions } from "./status.tsx";
import { useIntakeFeedback } from "./use-intake-feedback.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

interface OwnerSectionProps {
  status: string;
  notes: string;
  /** The list to go back to once this is deleted. */
  listPath: string;
}

/** The owner's own side of an entry: where it stands, what to remember, and the way out. */
export function OwnerSection({ status, notes, listPath }: OwnerSectionProps) {
  const fetcher = useFetcher<IntakeAnswer>();
  const form = useSaveShortcut();
  useIntakeFeedback(fetcher.data, listPath);
  const isBusy = fetcher.state !== "idle";
  return (
    <section aria-labelledby="owner">
      <h2 id="owner">Your side</h2>
      <fetcher.Form ref={form} className="mt-3 grid max-w-measure gap-4" method="post">
        <Select label="Status" name="status" defaultValue={status}>
          {statusOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea label="Notes" name="notes" defaultValue={notes} hint="Only you can see these." />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look="primary"
            small
            name="intent"
            value="save"
            aria-disabled={isBusy}
          >
            {isBusy ? "Saving…" : "Save"}
          </Button>
          <Button type="submit" look="danger" small name="intent" value="delete">
            Delete
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}
