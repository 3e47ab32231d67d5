import { useEffect, useRef } from "react";
import type { PostForm } from "#domain/post.schema.ts";
import { forgetDraft, keepDraft } from "./draft-store.ts";
import type { Base } from "./opening.ts";

const PAUSE_MS = 300;

interface Kept {
  key: string;
  /** This browser kept something when the editor was opened. */
  wasKept: boolean;
  isDirty: boolean;
  id: string;
  form: PostForm;
  base: Base;
}

/** Keeps unsaved text in this browser, and forgets it once it is saved. */
export function useKeptDraft({ key, wasKept, isDirty, id, form, base }: Kept): void {
  // Another tab may have kept a text of its own: only what is known here is forgotten.
  const isKept = useRef(wasKept);
  const write = useRef(() => {});
  write.current = () => {
    if (isDirty) keepDraft(key, { id, version: base.version, form, at: new Date().toISOString() });
    else if (isKept.current) forgetDraft(key);
    isKept.current = isDirty;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of these is written down
  useEffect(() => {
    const timer = setTimeout(() => write.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form, base, key, isDirty]);

  useEffect(() => {
    const now = () => write.current();
    window.addEventListener("pagehide", now);
    document.addEventListener("visibilitychange", now);
    return () => {
      window.removeEventListener("pagehide", now);
      document.removeEventListener("visibilitychange", now);
      now();
    };
  }, []);
}
