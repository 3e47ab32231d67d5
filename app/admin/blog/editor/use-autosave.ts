import { useEffect, useRef } from "react";
import type { PostForm } from "#domain/post.schema.ts";

const PAUSE_MS = 2500;
/** Somebody who types without a pause is saved as well. */
const LONGEST_MS = 15_000;
const RETRY_MS = 10_000;

interface Autosave {
  form: PostForm;
  isOn: boolean;
  /** The last attempt did not reach the server. */
  isFailing: boolean;
  save(automatic: true): Promise<boolean>;
}

/** Saves an unpublished draft to the server a moment after the last change. */
export function useAutosave({ form, isOn, isFailing, save }: Autosave): void {
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

  useEffect(() => {
    if (!isOn || !isFailing) return;
    const retry = () => void save(true);
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [isOn, isFailing, save]);
}
