import { Button } from "#app/ui/button.tsx";
import type { ListIntent } from "#domain/post-list.schema.ts";

interface BulkBarProps {
  ids: string[];
  total: number;
  isBusy: boolean;
  onChooseAll(on: boolean): void;
  run(intent: ListIntent): void;
}

/** Always there and always as high, so that choosing a post moves nothing. */
export function BulkBar({ ids, total, isBusy, onChooseAll, run }: BulkBarProps) {
  const off = ids.length === 0 || isBusy;
  return (
    <fieldset className="bulk-bar" aria-label="Chosen posts">
      <label className="check">
        <input
          type="checkbox"
          checked={ids.length === total}
          ref={(box) => {
            if (box) box.indeterminate = ids.length > 0 && ids.length < total;
          }}
          onChange={(event) => onChooseAll(event.currentTarget.checked)}
        />
        <span>{ids.length === 0 ? "Choose all on this page" : `${ids.length} chosen`}</span>
      </label>
      {!off && (
        <>
          <Button small onClick={() => run({ do: "publish", ids })}>
            Publish
          </Button>
          <Button small onClick={() => run({ do: "unpublish", ids })}>
            Unpublish
          </Button>
          <Button small look="danger" onClick={() => run({ do: "delete", ids })}>
            Delete
          </Button>
        </>
      )}
    </fieldset>
  );
}
