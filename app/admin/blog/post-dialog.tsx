import { Suspense, use, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SignInAgain } from "../auth/sign-in-again.tsx";
import { useKeepScreen } from "../layout/keep-screen.tsx";
import { ConflictDialog } from "./editor/conflict-dialog.tsx";
import { type KeptDraft, keptDraft, NEW } from "./editor/draft-store.ts";
import { HistoryPanel } from "./editor/history-panel.tsx";
import { LeaveDialog } from "./editor/leave-dialog.tsx";
import { PreviewPanel } from "./editor/preview-panel.tsx";
import { SaveBar } from "./editor/save-bar.tsx";
import { type Tab, Tabs } from "./editor/tabs.tsx";
import { usePostEditor } from "./editor/use-post-editor.ts";
import { WritePanel } from "./editor/write-panel.tsx";
import type { Editing, SiteAddresses } from "./list.route.tsx";
import { useEditorAddress } from "./use-editor-address.ts";

interface PostDialogProps {
  editing: Editing;
  site: SiteAddresses;
  onFirstSave(id: string): void;
}

export function PostDialog(props: PostDialogProps) {
  const { id, isNew } = props.editing;
  const [kept] = useState(() => keptDraft(isNew ? NEW : id));
  return (
    <Suspense>
      <OpenedPost {...props} kept={kept} />
    </Suspense>
  );
}

/** A post that is gone is still written on when this browser has unsaved text of it. */
function OpenedPost(props: PostDialogProps & { kept: Promise<KeptDraft | null> }) {
  const { isNew, stored } = props.editing;
  const kept = use(props.kept);
  if (!isNew && !stored && !kept) return <MissingPost />;
  return <PostEditorDialog {...props} kept={kept} />;
}

interface PostEditorDialogProps extends PostDialogProps {
  kept: KeptDraft | null;
}

function PostEditorDialog({ editing, site, kept, onFirstSave }: PostEditorDialogProps) {
  const address = useEditorAddress();
  const navigate = useNavigate();
  const [tab, setTab] = useState<Tab>("write");
  const firstSave = useCallback(
    (id: string) => {
      // A deleted post that is saved again has had its address all along.
      if (!editing.isNew) return;
      onFirstSave(id);
      navigate(address.edit(id), { replace: true, preventScrollReset: true });
    },
    [editing.isNew, onFirstSave, navigate, address.edit],
  );
  const editor = usePostEditor(editing, kept, firstSave);
  // Signed out while writing: the text stays on the screen, with the sign-in form over it.
  useKeepScreen();

  return (
    <Dialog
      className="editor-dialog"
      title={editing.isNew ? "Create New Blog Post" : "Edit Blog Post"}
      onClose={() => navigate(address.closed, { preventScrollReset: true })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the whole form */}
      <div
        className="editor-frame"
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
          event.preventDefault();
          editor.save();
        }}
      >
        <Tabs tab={tab} onChange={setTab} />
        <div className="editor-panel" hidden={tab !== "write"}>
          <WritePanel editor={editor} labels={editing.labels} site={site} />
        </div>
        {tab === "preview" && (
          <PreviewPanel editor={editor} createdAt={editing.stored?.post.created_at ?? null} />
        )}
        {tab === "history" && (
          <HistoryPanel
            editor={editor}
            onRestore={(form) => {
              editor.replace(form);
              setTab("write");
            }}
          />
        )}
        <SaveBar editor={editor} />
      </div>
      {editor.conflict && <ConflictDialog editor={editor} />}
      <LeaveDialog editor={editor} />
      <SignInAgain isAsked={editor.outcome?.kind === "signed-out"} onSignedIn={editor.resume} />
    </Dialog>
  );
}

function MissingPost() {
  const address = useEditorAddress();
  const navigate = useNavigate();
  return (
    <Dialog title="This post no longer exists" onClose={() => navigate(address.closed)}>
      <p className="mb-4">It was deleted, or the address is not complete.</p>
      <LinkButton to={address.closed}>Back to the list</LinkButton>
    </Dialog>
  );
}
