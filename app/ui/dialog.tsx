import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";

interface DialogProps {
  title: string;
  /** Left out: the ways out are in the dialog itself. */
  onClose?: () => void;
  /** Where the way out is not obvious, such as a form with changes, say so and return false. */
  mayClose?: () => boolean;
  /** For a dialog of another size. */
  className?: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps focus, closes on Esc and gives focus back. */
export function Dialog(props: DialogProps) {
  const { title, onClose, mayClose = () => true, className, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);

  function close() {
    if (mayClose()) onClose?.();
  }

  return (
    <dialog
      ref={ref}
      className={["dialog", className].filter(Boolean).join(" ")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React passes it up: a dialog inside this one, or a file picker, is not meant here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={({ target, currentTarget }) => {
        // Browsers close on a second Esc without asking. Its way out is the same as the first one's.
        if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return;
        currentTarget.showModal();
        close();
      }}
    >
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <Button look="plain" small aria-label="Close" onClick={close}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />
            </svg>
          </Button>
        )}
      </header>
      {children}
    </dialog>
  );
}
