import { Button } from "#app/ui/button.tsx";
import { moment } from "#domain/dates.ts";
import type { PostEditor } from "./use-post-editor.ts";

/** At the foot of the editor: what has become of the text, and the one button that matters. */
export function SaveBar({ editor }: { editor: PostEditor }) {
  const isTrouble = TROUBLE.has(editor.outcome?.kind ?? "");
  return (
    <footer className="save-bar">
      <p role="status" className={isTrouble && editor.isDirty ? "field-error" : "text-soft"}>
        {statusLine(editor)}
      </p>
      <Button
        look="primary"
        small
        aria-disabled={editor.isSaving}
        onClick={async (event) => {
          const dialog = event.currentTarget.closest("dialog");
          const isSaved = await editor.save();
          if (!isSaved) setTimeout(() => focusFirstError(dialog));
        }}
      >
        {saveLabel(editor)}
      </Button>
    </footer>
  );
}

const TROUBLE = new Set(["offline", "failed", "invalid", "signed-out", "seo-failed"]);

const WORDS = {
  invalid: "Not saved: see the marked fields.",
  offline: "No connection. Your text is kept in this browser.",
  failed: "Not saved. Your text is kept in this browser; please try again.",
  "signed-out": "Signed out. Your text is kept in this browser.",
  "seo-failed": "Saved, but not the search texts. Please save again.",
} as const;

const CLOCK = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Europe/London" });

function statusLine({ isSaving, outcome, isDirty, recovered, base }: PostEditor): string {
  if (isSaving) return "Saving…";
  if (outcome && outcome.kind !== "saved" && (isDirty || outcome.kind === "seo-failed"))
    return WORDS[outcome.kind];
  if (!isDirty && outcome?.kind === "saved")
    return `${outcome.automatic ? "Draft saved" : "Saved"} at ${CLOCK.format(outcome.at)}.`;
  if (recovered && !outcome && isDirty)
    return `Unsaved text of ${moment(recovered)} from this browser.`;
  if (!isDirty) return base.version === null ? "Nothing written yet." : "All changes saved.";
  return "Unsaved changes, kept in this browser.";
}

function saveLabel({ form, base }: PostEditor): string {
  if (form.publication === "draft")
    return base.form.publication === "draft" ? "Save draft" : "Unpublish and save";
  if (form.publication === "scheduled") return "Schedule";
  return base.form.publication === "published" ? "Save changes" : "Publish now";
}

function focusFirstError(dialog: HTMLDialogElement | null): void {
  dialog?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
