import { useEffect, useRef } from "react";

/** Ctrl or Cmd and S sends the form this ref is on, as its first button would. */
export function useSaveShortcut() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      ref.current?.requestSubmit(ref.current.querySelector<HTMLButtonElement>("[type=submit]"));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return ref;
}
