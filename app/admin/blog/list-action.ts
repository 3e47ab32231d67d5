import {
  deletePosts,
  duplicatePost,
  publishPosts,
  resetPublication,
  restorePosts,
} from "#data/blog-posts-admin.ts";
import type { Db } from "#data/db.ts";
import { Failure } from "#domain/failure.ts";
import { type ListIntent, listIntent } from "#domain/post-list.schema.ts";

/** What a press in the list led to: words for a toast, how to take it back, a post to open. */
export type ListResult =
  | { ok: true; title: string; undo?: ListIntent; open?: string }
  | { ok: false; error: string };

export async function listAction(db: Db, body: unknown): Promise<ListResult> {
  const intent = listIntent.safeParse(body);
  if (!intent.success) return { ok: false, error: "That could not be understood. Please reload." };
  try {
    return await carryOut(db, intent.data);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const isOurs = error.code === "conflict" || error.code === "not_found";
    return { ok: false, error: isOurs ? error.message : "Nothing was changed. Please try again." };
  }
}

async function carryOut(db: Db, intent: ListIntent): Promise<ListResult> {
  switch (intent.do) {
    case "publish":
    case "unpublish": {
      const before = await publishPosts(db, intent.ids, intent.do === "publish");
      const title = `${posts(before.length)} ${intent.do}ed`;
      if (before.length === 0) return { ok: true, title: `Nothing to ${intent.do}` };
      return { ok: true, title, undo: { do: "reset", before } };
    }
    case "delete": {
      const ids = await deletePosts(db, intent.ids);
      return { ok: true, title: `${posts(ids.length)} deleted`, undo: { do: "restore", ids } };
    }
    case "restore":
      return { ok: true, title: `${posts(await restorePosts(db, intent.ids))} brought back` };
    case "reset":
      await resetPublication(db, intent.before);
      return { ok: true, title: `${posts(intent.before.length)} put back as before` };
    case "duplicate": {
      const open = await duplicatePost(db, intent.id);
      return { ok: true, title: "Copied. The copy is a draft.", open };
    }
  }
}

function posts(count: number): string {
  return count === 1 ? "1 post" : `${count} posts`;
}
