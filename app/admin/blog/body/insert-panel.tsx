import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { MediaPicker } from "../../media/media-picker.tsx";
import { isLink } from "./extensions.ts";
import { isFrom } from "./video-node.ts";

export type Inserting = "link" | "picture" | "video";

interface InsertProps {
  editor: Editor;
  videoUrl: string;
  onDone(): void;
}

/** Below the toolbar: what a link, a picture or a video needs to know. */
export function InsertPanel({ kind, ...props }: InsertProps & { kind: Inserting }) {
  if (kind === "link") return <LinkPanel {...props} />;
  if (kind === "video") return <VideoPanel {...props} />;
  return props.editor.isActive("picture") ? <PicturePanel {...props} /> : <NewPicture {...props} />;
}

function LinkPanel({ editor, onDone }: InsertProps) {
  const before = String(editor.getAttributes("link").href ?? "");
  const [href, setHref] = useState(before);
  const [error, setError] = useState<string>();

  function apply() {
    const bare = href.trim();
    const address = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(bare) ? `https://${bare}` : bare;
    if (!isLink(address)) return setError("Start with https://, /, mailto: or tel:.");
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !before)
      chain
        .insertContent({
          type: "text",
          text: address,
          marks: [{ type: "link", attrs: { href: address } }],
        })
        .run();
    else chain.setLink({ href: address }).run();
    onDone();
  }

  return (
    <Panel label="Link" onApply={apply} onDone={onDone}>
      <TextField
        label="Where the link leads"
        value={href}
        error={error}
        autoFocus
        inputMode="url"
        autoCapitalize="none"
        onChange={(event) => setHref(event.currentTarget.value)}
      />
      {before && (
        <Button
          small
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onDone();
          }}
        >
          Remove link
        </Button>
      )}
    </Panel>
  );
}

function VideoPanel({ editor, videoUrl, onDone }: InsertProps) {
  const { origin, host } = new URL(videoUrl);
  const [src, setSrc] = useState("");
  const [title, setTitle] = useState("");
  const [error, setError] = useState<string>();

  function apply() {
    if (!isFrom(origin, src.trim())) return setError(`Only videos from ${host} can be shown.`);
    editor.chain().focus().setVideo({ src: src.trim(), title: title.trim() }).run();
    onDone();
  }

  return (
    <Panel label="Video" onApply={apply} onDone={onDone}>
      <TextField
        label="Embed address"
        value={src}
        error={error}
        hint={`From ${origin}`}
        autoFocus
        inputMode="url"
        onChange={(event) => setSrc(event.currentTarget.value)}
      />
      <TextField
        label="What the video shows"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </Panel>
  );
}

/** Of the picture the cursor is in. */
function PicturePanel({ editor, onDone }: InsertProps) {
  const attributes = editor.getAttributes("picture");
  const [alt, setAlt] = useState(String(attributes.alt ?? ""));
  return (
    <Panel
      label="Picture"
      onDone={onDone}
      onApply={() => {
        editor.chain().focus().updateAttributes("picture", { alt: alt.trim() }).run();
        onDone();
      }}
    >
      <TextField
        label="What the picture shows"
        hint="Read aloud to people who cannot see it."
        value={alt}
        autoFocus
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </Panel>
  );
}

function NewPicture({ editor, onDone }: InsertProps) {
  return (
    <MediaPicker
      onClose={onDone}
      onPick={({ url, alt, width, height }) => {
        editor.chain().focus().setPicture({ src: url, alt, width, height }).run();
        onDone();
      }}
    />
  );
}

interface PanelProps {
  label: string;
  onApply(): void;
  onDone(): void;
  children: ReactNode;
}

/** Enter applies, Esc closes it alone. No form: it stands inside the post's own. */
function Panel({ label, onApply, onDone, children }: PanelProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.target as Element).tagName === "INPUT") {
      event.preventDefault();
      onApply();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onDone();
    }
  }
  return (
    <fieldset className="insert-panel" aria-label={label} onKeyDown={onKeyDown}>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button small onClick={onApply}>
          Apply
        </Button>
        <Button small look="plain" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
