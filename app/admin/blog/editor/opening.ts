import type { PostForm } from "#domain/post.schema.ts";
import { emptyForm, formOf } from "#domain/post-form.ts";
import type { Editing } from "../list.route.tsx";
import type { KeptDraft } from "./draft-store.ts";

/** The last state of a post that the server and this browser agree on. */
export interface Base {
  version: number | null;
  form: PostForm;
}

export interface Opening {
  id: string;
  form: PostForm;
  base: Base;
  /** When text was typed that never reached the server; it is on the screen again. */
  recovered: string | null;
}

/** What the editor starts with: the stored post, or what this browser kept of unsaved work on it. */
export function opening({ id, stored, defaultAuthor }: Editing, kept: KeptDraft | null): Opening {
  const form = stored ? formOf(stored.post, stored.seo, new Date()) : emptyForm(defaultAuthor);
  const base = { version: stored?.post.version ?? null, form };
  if (!kept || sameForm(kept.form, form)) return { id, form, base, recovered: null };
  return {
    id: kept.id,
    form: { ...form, ...kept.form },
    base: { ...base, version: kept.version },
    recovered: kept.at,
  };
}

export function sameForm(one: PostForm, other: PostForm): boolean {
  return (Object.keys(one) as (keyof PostForm)[]).every((field) => one[field] === other[field]);
}
