import { useEffect, useRef } from "react";
import { useBlocker, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Message } from "#app/ui/message.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { ItemFields } from "./item-fields.tsx";
import type { action } from "./list.route.tsx";
import type { ItemDraft, OpenedItem } from "./opened-item.ts";

interface ItemDialogProps {
  opened: OpenedItem;
  jobTypes: readonly string[];
  onClose(): void;
}

export function ItemDialog({ opened, jobTypes, onClose }: ItemDialogProps) {
  const title = opened.kind === "new" ? "Create New Portfolio Item" : "Edit Portfolio Item";
  return (
    <Dialog title={title} onClose={onClose}>
      {opened.kind === "missing" ? (
        <Message>This item has been deleted.</Message>
      ) : opened.kind === "new" ? (
        <ItemForm id="" item={opened.draft} jobTypes={jobTypes} onClose={onClose} />
      ) : (
        <ItemForm id={opened.item.id} item={opened.item} jobTypes={jobTypes} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ItemFormProps {
  /** Empty for a new one. */
  id: string;
  item: ItemDraft;
  jobTypes: readonly string[];
  onClose(): void;
}

function ItemForm({ id, item, jobTypes, onClose }: ItemFormProps) {
  const fetcher = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const changes = useUnsavedChanges(form);
  const toast = useToast();
  const close = useRef(onClose);
  close.current = onClose;
  const { data: answer, state } = fetcher;

  useEffect(() => {
    if (!answer) return;
    if ("error" in answer) {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    changes.forget();
    toast({ title: id ? "Item saved" : "Item created" });
    close.current();
  }, [answer, id, toast, changes.forget]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/admin/portfolio"
      className="grid gap-4"
      noValidate
      onKeyDown={(event) => {
        if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        form.current?.requestSubmit();
      }}
    >
      <input type="hidden" name="id" value={id} />
      <ItemFields
        item={item}
        jobTypes={jobTypes}
        problems={(answer && "error" in answer && answer.fields) || {}}
      />
      <footer className="sticky -bottom-5 -mb-5 grid gap-3 border-t border-line bg-paper py-3">
        {changes.asking ? (
          <AskFirst keep={changes.keep} discard={changes.discard} />
        ) : (
          answer && "error" in answer && <Message look="danger">{answer.error}</Message>
        )}
        <div className="flex flex-wrap gap-2">
          <Button small look="primary" type="submit" aria-disabled={state !== "idle"}>
            {state === "idle" ? "Save" : "Saving…"}
          </Button>
          <Button small onClick={onClose}>
            Cancel
          </Button>
        </div>
      </footer>
    </fetcher.Form>
  );
}

function AskFirst({ keep, discard }: { keep(): void; discard(): void }) {
  return (
    <Message look="danger">
      <p>There are changes that are not saved.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button small autoFocus onClick={keep}>
          Keep editing
        </Button>
        <Button small look="danger" onClick={discard}>
          Discard changes
        </Button>
      </div>
    </Message>
  );
}

/** Holds up whoever leaves a form whose content differs from what it opened with. */
function useUnsavedChanges(form: React.RefObject<HTMLFormElement | null>) {
  const saved = useRef<string | null>(null);
  const isChanged = () => saved.current !== null && contentOf(form.current) !== saved.current;
  const blocker = useBlocker(isChanged);
  const forget = useRef(() => {
    saved.current = null;
  });

  useEffect(() => {
    saved.current = contentOf(form.current);
    const warn = (event: BeforeUnloadEvent) => {
      if (saved.current !== null && contentOf(form.current) !== saved.current)
        event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [form]);

  return {
    asking: blocker.state === "blocked",
    keep: () => blocker.reset?.(),
    discard: () => blocker.proceed?.(),
    forget: forget.current,
  };
}

function contentOf(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : "";
}
