import { useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Message } from "#app/ui/message.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { shortDate } from "#domain/dates.ts";
import { fileSize } from "#domain/file-size.ts";
import { DeleteFile } from "./delete-file.tsx";
import type { action } from "./list.route.tsx";
import type { StoredFile } from "./send-file.ts";
import { FileButton, UploadLine } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";
import { UsesList } from "./uses-list.tsx";

interface MediaDialogProps {
  /** Null when it has been deleted meanwhile. */
  file: StoredFile | null;
  onClose(): void;
}

/** One file: what it shows, where it is used, and everything that can be done with it. */
export function MediaDialog({ file, onClose }: MediaDialogProps) {
  return (
    <Dialog title={file?.name ?? "File not found"} onClose={onClose}>
      {file ? (
        <Details file={file} onClose={onClose} />
      ) : (
        <Message>This file is not in the library any more.</Message>
      )}
    </Dialog>
  );
}

function Details({ file, onClose }: { file: StoredFile; onClose(): void }) {
  const fetcher = useFetcher<typeof action>();
  const [deleting, setDeleting] = useState(false);
  useClosedWhenDone(fetcher.data, onClose);
  const { kind, url, width, height, size, created_at, uses } = file;

  return (
    <div className="grid gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        {width && height ? (
          <Picture
            className="max-h-72 w-full border border-line object-contain"
            src={url}
            alt={file.alt}
            width={width}
            height={height}
            sizes="(width >= 48rem) 22rem, 90vw"
          />
        ) : (
          <LinkButton small to={url} target="_blank">
            Download the PDF
          </LinkButton>
        )}
        <div className="grid content-start gap-3">
          <p className="text-soft">
            {width && height && `${width} × ${height} pixels, `}
            {fileSize(size)}. Added {shortDate(created_at)}.
          </p>
          <CopyAddress url={url} />
          <Replace file={file} />
        </div>
      </div>
      {kind === "picture" && <Describe file={file} fetcher={fetcher} />}
      <section className="grid gap-2">
        <h3 className="text-base">Where it is used</h3>
        {uses.length === 0 ? <p className="text-soft">Nowhere yet.</p> : <UsesList uses={uses} />}
      </section>
      {deleting ? (
        <DeleteFile file={file} fetcher={fetcher} onKeep={() => setDeleting(false)} />
      ) : (
        <div>
          <Button small look="danger" onClick={() => setDeleting(true)}>
            Delete file
          </Button>
        </div>
      )}
    </div>
  );
}

export type MediaFetcher = ReturnType<typeof useFetcher<typeof action>>;

function Describe({ file, fetcher }: { file: StoredFile; fetcher: MediaFetcher }) {
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/admin/media"
      className="grid gap-3"
      onKeyDown={(event) => {
        if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        form.current?.requestSubmit();
      }}
    >
      <input type="hidden" name="id" value={file.id} />
      <TextField
        label="Description"
        name="alt"
        defaultValue={file.alt}
        hint="What the picture shows, for people who cannot see it. Pages that use it already keep the words they have."
        error={answer && "error" in answer ? answer.error : undefined}
      />
      <div>
        <Button small look="primary" type="submit" aria-disabled={fetcher.state !== "idle"}>
          {fetcher.state === "idle" ? "Save description" : "Saving…"}
        </Button>
      </div>
    </fetcher.Form>
  );
}

function CopyAddress({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(new URL(url, window.location.href).href);
    setCopied(true);
  }
  return (
    <div className="flex items-center gap-3">
      <Button small onClick={copy}>
        Copy address
      </Button>
      <span role="status">{copied && "Copied"}</span>
    </div>
  );
}

function Replace({ file }: { file: StoredFile }) {
  const { revalidate } = useRevalidator();
  const [replaced, setReplaced] = useState(false);
  const { uploads, add, dismiss } = useUploads(() => {
    setReplaced(true);
    revalidate();
  });
  return (
    <div className="grid gap-2">
      <div>
        <FileButton
          single
          accept={file.kind === "picture" ? "image/*" : "application/pdf"}
          onFiles={(files) => add(files, file.id)}
        >
          Replace
        </FileButton>
      </div>
      <p className="text-xs text-soft">
        Every page that shows this file shows the new one at once.
      </p>
      <ul>
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} dismiss={() => dismiss(upload.id)} />
        ))}
      </ul>
      {replaced && <Message look="success">The file has been replaced.</Message>}
    </div>
  );
}

function useClosedWhenDone(answer: MediaFetcher["data"], onClose: () => void) {
  const toast = useToast();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!answer || !("ok" in answer)) return;
    toast({ title: answer.done });
    close.current();
  }, [answer, toast]);
}
