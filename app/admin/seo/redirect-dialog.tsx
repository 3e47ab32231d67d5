import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Select, TextField } from "#app/ui/field.tsx";
import { Message } from "#app/ui/message.tsx";
import { pages } from "#content/pages.ts";
import { useSaveShortcut } from "../intake/use-save-shortcut.ts";
import { firstField } from "./first-field.ts";
import type { DialogOf } from "./load-dialog.ts";
import { useSave } from "./use-act.ts";
import { useDialogAddress } from "./use-dialog-address.ts";

export function RedirectDialog({ redirect, from }: DialogOf<"redirect">) {
  const { close } = useDialogAddress();
  const { Form, action, busy, error, fields, caution } = useSave(close);
  const [changed, setChanged] = useState(false);
  const form = useSaveShortcut();

  return (
    <Dialog
      title={redirect ? "Edit redirect" : "Add redirect"}
      onClose={close}
      mayClose={() => !changed || confirm("Close without saving?")}
    >
      <Form
        ref={form}
        method="post"
        action={action}
        className="grid gap-4"
        onChange={() => setChanged(true)}
        noValidate
      >
        <input type="hidden" name="intent" value="save-redirect" />
        {redirect && <input type="hidden" name="edited" value={redirect.from_path} />}
        {error && <Message look="danger">{error}</Message>}
        {caution && <Message look="danger">{caution.warning}</Message>}
        <TextField
          label="From"
          name="from_path"
          defaultValue={from}
          placeholder="/old-page"
          hint="The path visitors ask for, without the site's address. Whatever follows a ? is kept."
          error={fields.from_path}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          ref={from ? undefined : firstField}
        />
        <TextField
          label="To"
          name="to_path"
          defaultValue={redirect?.to_path ?? ""}
          placeholder="/contact"
          hint="A path of this site. If it is redirected itself, the detour is left out."
          error={fields.to_path}
          list="seo-targets"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          ref={from ? firstField : undefined}
        />
        <datalist id="seo-targets">
          {pages.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </datalist>
        <Select
          label="Status"
          name="status"
          defaultValue={String(redirect?.status ?? 301)}
          error={fields.status}
        >
          <option value="301">301: moved for good</option>
          <option value="302">302: elsewhere for now</option>
        </Select>
        <div className="flex flex-wrap gap-2">
          {caution ? (
            <Button
              type="submit"
              look="danger"
              name="confirmed"
              value={caution.confirm}
              aria-disabled={busy}
            >
              Save anyway
            </Button>
          ) : (
            <Button type="submit" look="primary" aria-disabled={busy}>
              {busy ? "Saving…" : "Save"}
            </Button>
          )}
          <Button look="plain" onClick={close}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
