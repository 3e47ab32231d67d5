import { lazy, Suspense } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Message } from "#app/ui/message.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { moment } from "#domain/dates.ts";
import type { Editing, SiteAddresses } from "../list.route.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { PublishFields } from "./publish-fields.tsx";
import { SearchFields } from "./search-fields.tsx";
import type { PostEditor } from "./use-post-editor.ts";

// The editor for the text is most of this screen's weight; only who writes a post pays for it.
const BodyEditor = lazy(() =>
  import("../body/body-editor.tsx").then(({ BodyEditor }) => ({ default: BodyEditor })),
);

interface WritePanelProps {
  editor: PostEditor;
  labels: Editing["labels"];
  site: SiteAddresses;
}

export function WritePanel({ editor, labels, site }: WritePanelProps) {
  const { form, errors, set } = editor;
  return (
    <div className="write-panel">
      <div className="write-main">
        <Notices editor={editor} />
        <TextField
          label="Title"
          required
          value={form.title}
          error={errors.title}
          maxLength={200}
          ref={focusedFirst}
          onChange={(event) => set("title", event.currentTarget.value)}
        />
        <Suspense
          fallback={
            <div className="body-waiting">
              <Spinner label="Opening the text…" />
            </div>
          }
        >
          <BodyEditor
            content={form.content}
            videoUrl={site.videoUrl}
            error={errors.content}
            onChange={(html) => set("content", html)}
          />
        </Suspense>
      </div>
      <div className="write-side">
        <PublishFields editor={editor} />
        <DetailFields editor={editor} labels={labels} />
        <SearchFields editor={editor} publicUrl={site.publicUrl} />
      </div>
    </div>
  );
}

/** A dialog gives the focus to the element that says so in its markup, which React does not write. */
function focusedFirst(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "");
}

/** What happened to the text while nobody looked. */
function Notices({ editor }: { editor: PostEditor }) {
  const { recovered, outcome, isDirty, setAside, bringBack, discard } = editor;
  return (
    <>
      {recovered && isDirty && outcome?.kind !== "saved" && (
        <Message>
          <p>This is unsaved text of {moment(recovered)}, kept by this browser.</p>
          <Button small onClick={discard}>
            Discard it
          </Button>
        </Message>
      )}
      {setAside && (
        <Message>
          <p>Your own text was set aside.</p>
          <Button small onClick={bringBack}>
            Bring mine back
          </Button>
        </Message>
      )}
    </>
  );
}
