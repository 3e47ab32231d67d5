import { useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router";

/** Asks once before what was typed on this screen is left behind. */
export function useAskBeforeLeaving(changed: boolean): void {
  const blocker = useBlocker(changed);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm("Leave without saving?")) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useBeforeUnload((event) => {
    if (changed) event.preventDefault();
  });
}
