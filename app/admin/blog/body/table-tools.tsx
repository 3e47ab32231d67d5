import type { Editor } from "@tiptap/core";
import { Button } from "#app/ui/button.tsx";

const TOOLS: { label: string; run(editor: Editor): void }[] = [
  { label: "Row above", run: (editor) => editor.chain().focus().addRowBefore().run() },
  { label: "Row below", run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: "Delete row", run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: "Column left", run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { label: "Column right", run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: "Delete column", run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: "Heading row", run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { label: "Delete table", run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  return (
    <fieldset className="table-tools" aria-label="Table">
      {TOOLS.map(({ label, run }) => (
        <Button key={label} look="plain" small onClick={() => run(editor)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
