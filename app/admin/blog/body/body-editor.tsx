import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { wordCount } from "#domain/post-text.ts";
import { articleOutput } from "./article-output.ts";
import { cleanPasted } from "./clean-pasted.ts";
import { extensions } from "./extensions.ts";
import { type Inserting, InsertPanel } from "./insert-panel.tsx";
import { TableTools } from "./table-tools.tsx";
import { Toolbar } from "./toolbar.tsx";

interface BodyEditorProps {
  content: string;
  videoUrl: string;
  error: string | undefined;
  onChange(html: string): void;
}

/** The text of an article, written as it will look. */
export function BodyEditor({ content, videoUrl, error, onChange }: BodyEditorProps) {
  const label = useId();
  const [inserting, setInserting] = useState<Inserting | null>(null);
  const written = useRef(content);
  const change = useRef(onChange);
  change.current = onChange;

  const editor = useEditor({
    extensions: extensions(new URL(videoUrl).origin),
    content,
    editorProps: {
      attributes: {
        class: "body-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": label,
      },
      transformPastedHTML: cleanPasted,
      handleDOMEvents: { keydown: leavesEscape },
    },
    onUpdate: ({ editor }) => {
      written.current = articleOutput(editor.getHTML());
      change.current(written.current);
    },
  });

  // Another text was put on the screen: from the history, or by settling a conflict.
  useEffect(() => {
    if (content === written.current) return;
    written.current = content;
    editor.commands.setContent(content, { emitUpdate: false });
  }, [editor, content]);

  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive("table") });
  const words = wordCount(content);
  return (
    <div>
      <span id={label} className="body-label">
        Text
      </span>
      <div className="body-head">
        <Toolbar
          editor={editor}
          onInsert={(kind) => setInserting(inserting === kind ? null : kind)}
        />
        {isInTable && <TableTools editor={editor} />}
        {inserting && (
          <InsertPanel
            key={inserting}
            kind={inserting}
            editor={editor}
            videoUrl={videoUrl}
            onDone={() => setInserting(null)}
          />
        )}
      </div>
      <EditorContent editor={editor} />
      <p className="field-hint">{words === 1 ? "1 word" : `${words} words`}</p>
      {error && <p className="field-error">{error}</p>}
    </div>
  );
}

/** The editor would swallow Esc, which belongs to the dialog around it. */
function leavesEscape(_view: unknown, { key, isComposing }: KeyboardEvent): boolean {
  return key === "Escape" && !isComposing;
}
