import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { PostEditor } from "./use-post-editor.ts";

/** Asks once before unsaved changes go out of sight, whichever way: Esc, Back, a link, the tab. */
export function LeaveDialog({ editor }: { editor: PostEditor }) {
  const { id, isDirty } = editor;
  const blocker = useBlocker(({ nextLocation: { pathname, search } }) => {
    const stays = pathname === "/admin/blog" && new URLSearchParams(search).get("edit") === id;
    return isDirty && !stays;
  });

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  if (blocker.state !== "blocked") return null;
  return (
    <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <p className="mb-4">
        Your changes are not saved. If you leave, they stay in this browser and are on the screen
        again when you open the post.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          small
          onClick={async () => {
            if (await editor.save()) blocker.proceed();
            else blocker.reset();
          }}
        >
          Save and leave
        </Button>
        <Button small onClick={() => blocker.proceed()}>
          Leave
        </Button>
        <Button
          small
          look="danger"
          onClick={() => {
            editor.discard();
            blocker.proceed();
          }}
        >
          Discard changes
        </Button>
        <Button small look="plain" onClick={() => blocker.reset()}>
          Keep writing
        </Button>
      </div>
    </Dialog>
  );
}
