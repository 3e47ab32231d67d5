import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import css from "./toast.css?inline";

interface Toast {
  id: number;
  title: string;
  text?: string | undefined;
  look: "note" | "danger";
  /** One thing that can be done about it, such as undoing it. */
  action?: { label: string; run(): void } | undefined;
}

type NewToast = Partial<Omit<Toast, "id">> & { title: string };

const ToastContext = createContext<((toast: NewToast) => void) | null>(null);

const SHOWN_FOR_MS = 6000;

/** `const toast = useToast(); toast({ title: "Saved" })` */
export function useToast(): (toast: NewToast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast is used outside ToastProvider");
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(1);

  const dismiss = useCallback((id: number) => {
    setToasts((current) => current.filter((toast) => toast.id !== id));
  }, []);

  const show = useCallback(
    (toast: NewToast) => {
      const id = nextId.current++;
      setToasts((current) => [...current, { look: "note", ...toast, id }]);
      // What must be read or acted on stays until it is dismissed.
      if (toast.look !== "danger" && !toast.action) setTimeout(() => dismiss(id), SHOWN_FOR_MS);
    },
    [dismiss],
  );

  return (
    <ToastContext value={show}>
      <style href="toast" precedence="default">
        {css}
      </style>
      {children}
      <section className="toasts" aria-label="Notifications" aria-live="polite">
        {toasts.map((toast) => (
          <div key={toast.id} className={`toast toast-${toast.look}`}>
            <p>
              <b>{toast.title}</b>
              {toast.text && <span className="toast-text">{toast.text}</span>}
            </p>
            {toast.action && (
              <button
                type="button"
                className="toast-action"
                onClick={() => {
                  toast.action?.run();
                  dismiss(toast.id);
                }}
              >
                {toast.action.label}
              </button>
            )}
            <button type="button" className="toast-close" onClick={() => dismiss(toast.id)}>
              <span className="sr-only">Dismiss</span>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </div>
        ))}
      </section>
    </ToastContext>
  );
}
