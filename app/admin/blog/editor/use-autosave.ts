import { useEffect, useRef } from "react";
import type { PostForm } from "#domain/post.schema.ts";

const PAUSE_MS = 2500;
/** Somebody who types without a pause is saved as well. */
const LONGEST_MS = 15_000;

interface Autosave {
  form: PostForm;
  isOn: boolean;
  save(automatic: true): Promise<boolean>;
}

/** Saves an unpublished draft to the server a moment after the last change. */
export function useAutosave({ form, isOn, save }: Autosave): void {
  const waitingSince = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form starts the wait anew
  useEffect(() => {
    if (!isOn) {
      waitingSince.current = null;
      return;
    }
    waitingSince.current ??= Date.now();
    const left = LONGEST_MS - (Date.now() - waitingSince.current);
    const timer = setTimeout(
      () => {
        waitingSince.current = null;
        save(true);
      },
      Math.max(0, Math.min(PAUSE_MS, left)),
    );
    return () => clearTimeout(timer);
  }, [form, isOn, save]);
}
