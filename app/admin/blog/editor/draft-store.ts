import type { PostForm } from "#domain/post.schema.ts";

/** What was typed and not yet saved, kept in this browser. */
export interface KeptDraft {
  id: string;
  /** The version it is based on; null when the post was never stored. */
  version: number | null;
  form: PostForm;
  /** When it was typed. */
  at: string;
}

/** A post that is not stored yet has no address of its own to be found by. */
export const NEW = "new";

const key = (post: string) => `post-draft:${post}`;

export function keepDraft(post: string, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(key(post), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function keptDraft(post: string): KeptDraft | null {
  try {
    const text = localStorage.getItem(key(post));
    return text ? (JSON.parse(text) as KeptDraft) : null;
  } catch {
    return null;
  }
}

export function forgetDraft(post: string): void {
  try {
    localStorage.removeItem(key(post));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
