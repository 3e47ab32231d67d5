import { Button } from "#app/ui/button.tsx";
import { onboarding } from "#content/onboarding.ts";

interface SaveLineProps {
  saved: boolean;
  cleared: boolean;
  onClear(): void;
  onUndo(): void;
}

const text = onboarding.draft;

/** Says that nothing typed is lost, and lets it be lost on purpose; that can be undone. */
export function SaveLine({ saved, cleared, onClear, onUndo }: SaveLineProps) {
  return (
    <div className="save-line">
      <p role="status">{cleared ? text.cleared : saved ? text.saved : ""}</p>
      {cleared && (
        <Button look="plain" small onClick={onUndo}>
          {text.undo}
        </Button>
      )}
      {saved && (
        <Button look="plain" small onClick={onClear}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
