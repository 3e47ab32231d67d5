import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { Icon, type IconName } from "../icon.tsx";
import type { Inserting } from "./insert-panel.tsx";

interface Tool {
  label: string;
  keys?: string;
  icon?: IconName;
  text?: string;
  /** Absent for what happens once and is not a state. */
  isOn?(editor: Editor): boolean;
  isOff?(editor: Editor): boolean;
  run(editor: Editor): void;
  opens?: Inserting;
}

const focused = (editor: Editor) => editor.chain().focus();

const TOOLS: Tool[] = [
  {
    label: "H2 heading",
    text: "H2",
    keys: "Ctrl+Alt+2",
    isOn: (e) => e.isActive("heading", { level: 2 }),
    run: (e) => focused(e).toggleHeading({ level: 2 }).run(),
  },
  {
    label: "H3 heading",
    text: "H3",
    keys: "Ctrl+Alt+3",
    isOn: (e) => e.isActive("heading", { level: 3 }),
    run: (e) => focused(e).toggleHeading({ level: 3 }).run(),
  },
  {
    label: "Bold",
    icon: "bold",
    keys: "Ctrl+B",
    isOn: (e) => e.isActive("bold"),
    run: (e) => focused(e).toggleBold().run(),
  },
  {
    label: "Italic",
    icon: "italic",
    keys: "Ctrl+I",
    isOn: (e) => e.isActive("italic"),
    run: (e) => focused(e).toggleItalic().run(),
  },
  {
    label: "Struck through",
    icon: "strike",
    keys: "Ctrl+Shift+S",
    isOn: (e) => e.isActive("strike"),
    run: (e) => focused(e).toggleStrike().run(),
  },
  { label: "Link", icon: "link", isOn: (e) => e.isActive("link"), run: () => {}, opens: "link" },
  {
    label: "Bullet list",
    icon: "bullets",
    keys: "Ctrl+Shift+8",
    isOn: (e) => e.isActive("bulletList"),
    run: (e) => focused(e).toggleBulletList().run(),
  },
  {
    label: "Numbered list",
    icon: "numbers",
    keys: "Ctrl+Shift+7",
    isOn: (e) => e.isActive("orderedList"),
    run: (e) => focused(e).toggleOrderedList().run(),
  },
  {
    label: "Quote",
    icon: "quote",
    keys: "Ctrl+Shift+B",
    isOn: (e) => e.isActive("blockquote"),
    run: (e) => focused(e).toggleBlockquote().run(),
  },
  {
    label: "Source of a quote",
    icon: "cite",
    isOn: (e) => e.isActive("cite"),
    run: (e) => focused(e).toggleCite().run(),
  },
  {
    label: "Picture",
    icon: "image",
    isOn: (e) => e.isActive("picture"),
    run: () => {},
    opens: "picture",
  },
  {
    label: "Video",
    icon: "video",
    isOn: (e) => e.isActive("video"),
    run: () => {},
    opens: "video",
  },
  {
    label: "Table",
    icon: "table",
    isOn: (e) => e.isActive("table"),
    run: (e) =>
      e.isActive("table") ||
      focused(e).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    label: "Code",
    icon: "code",
    keys: "Ctrl+E",
    isOn: (e) => e.isActive("code"),
    run: (e) => focused(e).toggleCode().run(),
  },
  {
    label: "Block of code",
    icon: "codeblock",
    keys: "Ctrl+Alt+C",
    isOn: (e) => e.isActive("codeBlock"),
    run: (e) => focused(e).toggleCodeBlock().run(),
  },
  { label: "Dividing line", icon: "rule", run: (e) => focused(e).setHorizontalRule().run() },
  {
    label: "Undo",
    icon: "undo",
    keys: "Ctrl+Z",
    isOff: (e) => !e.can().undo(),
    run: (e) => focused(e).undo().run(),
  },
  {
    label: "Redo",
    icon: "redo",
    keys: "Ctrl+Shift+Z",
    isOff: (e) => !e.can().redo(),
    run: (e) => focused(e).redo().run(),
  },
];

interface ToolbarProps {
  editor: Editor;
  onInsert(kind: Inserting): void;
}

/** One stop for the Tab key; the arrow keys go from tool to tool. */
export function Toolbar({ editor, onInsert }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      TOOLS.map(({ isOn, isOff }) => `${isOn?.(editor) ?? ""}|${isOff?.(editor) ?? false}`),
    equalityFn: (one, other) => other !== null && one.join() === other.join(),
  });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target =
      event.key === "Home" ? 0 : event.key === "End" ? TOOLS.length - 1 : step && current + step;
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + TOOLS.length) % TOOLS.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div
      className="body-tools"
      role="toolbar"
      aria-label="Formatting"
      tabIndex={-1}
      onKeyDown={move}
    >
      {TOOLS.map(({ label, keys, icon, text, run, opens, isOn }, at) => {
        const [on, off] = states[at]?.split("|") ?? [];
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={keys ? `${label} (${keys})` : label}
            aria-pressed={isOn ? on === "true" : undefined}
            aria-disabled={off === "true" || undefined}
            tabIndex={at === current ? 0 : -1}
            onFocus={() => setCurrent(at)}
            onClick={() => (opens ? onInsert(opens) : run(editor))}
          >
            {icon ? <Icon name={icon} /> : text}
          </button>
        );
      })}
    </div>
  );
}
