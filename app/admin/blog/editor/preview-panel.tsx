import { useEffect, useRef, useState } from "react";
import { ShareLinks } from "./share-links.tsx";
import type { PostEditor } from "./use-post-editor.ts";

const WIDTHS = { phone: "Phone", desktop: "Desktop" } as const;
type Width = keyof typeof WIDTHS;

interface PreviewPanelProps {
  editor: PostEditor;
  createdAt: string | null;
}

/** The public page itself, in a frame, with the text as it is on the screen, saved or not. */
export function PreviewPanel({ editor, createdAt }: PreviewPanelProps) {
  const [width, setWidth] = useState<Width>("desktop");
  const form = useRef<HTMLFormElement>(null);
  const posted = JSON.stringify({ id: editor.id, created_at: createdAt, form: editor.form });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is shown anew
  useEffect(() => form.current?.submit(), [posted]);

  return (
    <div className="editor-panel preview-panel">
      <fieldset className="editor-tabs" aria-label="Width">
        {(Object.keys(WIDTHS) as Width[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === width}
            onClick={() => setWidth(name)}
          >
            {WIDTHS[name]}
          </button>
        ))}
      </fieldset>
      <form ref={form} method="post" action="/preview" target="post-preview" hidden>
        <input type="hidden" name="post" value={posted} readOnly />
      </form>
      <div className="preview-frame">
        <iframe name="post-preview" title="Preview of the article" data-width={width} />
      </div>
      <ShareLinks editor={editor} />
    </div>
  );
}
