import { useEffect, useRef } from "react";
import { stepId, type useStep } from "./use-step.ts";

/** A step that opens is read out: its heading takes the focus, or what `openAt` asked for. */
export function useStepFocus({ step, ready, go }: ReturnType<typeof useStep>) {
  const shown = useRef<number | null>(null);
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (!ready) return;
    const opened = shown.current !== null && shown.current !== step;
    shown.current = step;
    if (opened) focusOn(wanted.current ?? stepId(step));
    wanted.current = null;
  }, [step, ready]);

  return function openAt(next: number, id: string) {
    if (next === step) return focusOn(id);
    wanted.current = id;
    go(next);
  };
}

function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
