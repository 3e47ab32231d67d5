import { useEffect, useRef } from "react";
import type { PostForm } from "#domain/post.schema.ts";
import { forgetDraft, keepDraft } from "./draft-store.ts";
import type { Base } from "./opening.ts";

const PAUSE_MS = 300;

interface Kept {
  key: string;
  isDirty: boolean;
  id: string;
  form: PostForm;
  base: Base;
}

/** Keeps unsaved text in this browser, and forgets it once it is saved. */
export function useKeptDraft({ key, isDirty, id, form, base }: Kept): void {
  const write = useRef(() => {});
  write.current = () => {
    if (!isDirty) return forgetDraft(key);
    keepDraft(key, { id, version: base.version, form, at: new Date().toISOString() });
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
