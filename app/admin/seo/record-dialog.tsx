import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogOf } from "./load-dialog.ts";
import { RecordForm } from "./record-form.tsx";
import { useDialogAddress } from "./use-dialog-address.ts";
import { useRecordDraft } from "./use-record-draft.ts";

type RecordDialogProps = DialogOf<"record"> & {
  origin: string;
  act(fields: Record<string, string>): void;
};

export function RecordDialog({ slug, record, defaults, origin, act }: RecordDialogProps) {
  const { close } = useDialogAddress();
  const draft = useRecordDraft(slug, record, defaults);
  const remove = () => {
    act({ intent: "delete-record", slug: slug ?? "" });
    close();
  };
  return (
    <Dialog
      title={slug === null ? "Add SEO record" : `SEO of ${draft.path}`}
      onClose={close}
      mayClose={() => !draft.changed || confirm("Close without saving?")}
    >
      <RecordForm draft={draft} origin={origin} onClose={close} onDelete={record ? remove : null} />
    </Dialog>
  );
}
