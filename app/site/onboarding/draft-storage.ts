import { type Draft, isBlank, parseDraft, serializeDraft } from "#domain/onboarding-draft.ts";

const KEY = "onboarding-draft";

// Storage can be full or forbidden, as in some private windows. The form works without it.

export function storedDraft(): Draft | null {
  try {
    return parseDraft(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Whether the draft is kept. A blank one needs no keeping. */
export function storeDraft(draft: Draft): boolean {
  try {
    if (isBlank(draft.answers)) {
      localStorage.removeItem(KEY);
      return false;
    }
    localStorage.setItem(KEY, serializeDraft(draft));
    return true;
  } catch {
    return false;
  }
}

/** Tells of what other tabs save and clear: at once, or when this one wakes or a field is left. */
export function onForeignDraft(listener: (draft: Draft | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listener(parseDraft(newValue));
  };
  const catchUp = () => {
    const draft = document.hidden ? null : storedDraft();
    if (draft) listener(draft);
  };
  addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", catchUp);
  document.addEventListener("focusout", catchUp);
  return () => {
    removeEventListener("storage", onStorage);
    document.removeEventListener("visibilitychange", catchUp);
    document.removeEventListener("focusout", catchUp);
  };
}
