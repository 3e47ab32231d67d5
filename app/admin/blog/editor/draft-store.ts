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

/*
 * In the browser's database: its local storage reaches the disk seconds to a minute late, and a
 * browser that is killed takes the text along. One that keeps nothing at all has nothing to lose here.
 */
const STORE = "drafts";

export function keepDraft(post: string, draft: KeptDraft): Promise<void> {
  return change((drafts) => drafts.put(draft, post));
}

export function forgetDraft(post: string): Promise<void> {
  return change((drafts) => drafts.delete(post));
}

export async function keptDraft(post: string): Promise<KeptDraft | null> {
  try {
    const drafts = (await database()).transaction(STORE).objectStore(STORE);
    return ((await result(drafts.get(post))) as KeptDraft | undefined) ?? null;
  } catch {
    return null;
  }
}

async function change(work: (drafts: IDBObjectStore) => void): Promise<void> {
  try {
    const transaction = (await database()).transaction(STORE, "readwrite", {
      durability: "strict",
    });
    work(transaction.objectStore(STORE));
    // Now, not when the page next has time: it may be about to go.
    transaction.commit();
  } catch {
    // See above.
  }
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= open();
  return opened;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("posts", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
