import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Message } from "#app/ui/message.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Revision } from "#data/post-revisions.ts";
import { moment } from "#domain/dates.ts";
import type { PostForm } from "#domain/post.schema.ts";
import { formOf, type StoredPost } from "#domain/post-form.ts";
import { runningText } from "#domain/post-text.ts";
import { askServer } from "./ask-server.ts";
import type { PostEditor } from "./use-post-editor.ts";

interface HistoryPanelProps {
  editor: PostEditor;
  onRestore(form: PostForm): void;
}

/** The last fifty saves. Restoring one puts its text on the screen; only a save makes it count. */
export function HistoryPanel({ editor, onRestore }: HistoryPanelProps) {
  const { id, base } = editor;
  const revisions = useAnswer<Revision[]>(
    base.version === null ? null : `/admin/blog/revisions?post=${id}`,
    base.version,
  );
  const [shown, setShown] = useState<number | null>(null);
  const revision = useAnswer<{ snapshot: StoredPost }>(
    shown === null ? null : `/admin/blog/revisions?revision=${shown}`,
    shown,
  );
  if (base.version === null)
    return <p className="empty editor-panel">Nothing saved yet. Each save will be listed here.</p>;
  if (revisions === "failed") return <Failed />;
  if (!revisions)
    return (
      <div className="editor-panel">
        <Spinner label="Loading the history…" />
      </div>
    );
  return (
    <div className="editor-panel history-panel">
      <ol aria-label="Saves, newest first">
        {revisions.map((entry, at) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-pressed={shown === entry.id}
              onClick={() => setShown(entry.id)}
            >
              <b>{moment(entry.created_at)}</b>
              <span>
                {at === 0 ? "Stored now" : entry.autosaved === "true" ? "Saved by itself" : "Saved"}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="history-text" aria-live="polite">
        {revision === "failed" && <Failed />}
        {!revision && <p className="text-soft">Choose a save to read it.</p>}
        {revision && revision !== "failed" && (
          <>
            <Button small onClick={() => onRestore(restored(revision.snapshot, editor.form))}>
              Restore this text
            </Button>
            <h3>{revision.snapshot.title}</h3>
            <p>{runningText(revision.snapshot.content) || "No text."}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** The words come back; whether the post is public is decided today. */
function restored(snapshot: StoredPost, current: PostForm): PostForm {
  const { publication, publish_at, seo_title, seo_description } = current;
  const form = formOf(snapshot, null, new Date());
  return { ...form, publication, publish_at, seo_title, seo_description };
}

function Failed() {
  return (
    <div className="editor-panel">
      <Message look="danger">The history could not be loaded. Please try again.</Message>
    </div>
  );
}

/** Asks anew when the answer would be another one. */
function useAnswer<T>(path: string | null, state: number | null): T | "failed" | null {
  const [answer, setAnswer] = useState<T | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is asked for at the same path
  useEffect(() => {
    setAnswer(null);
    if (!path) return;
    let isCurrent = true;
    askServer<T>(path).then((result) => {
      if (isCurrent) setAnswer(result.kind === "answer" ? result.data : "failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [path, state]);
  return answer;
}
