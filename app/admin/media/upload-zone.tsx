import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { UPLOAD_TYPES } from "#domain/upload.ts";
import { useFileDrop } from "./use-file-drop.ts";
import type { Upload } from "./use-uploads.ts";

interface UploadZoneProps {
  uploads: readonly Upload[];
  add(files: Iterable<File>): void;
  dismiss(id: number): void;
  /** What may be chosen; everything the library takes unless said otherwise. */
  accept?: string;
  single?: boolean;
}

/** Upload by picker, drop and paste, and what has become of it. */
export function UploadZone({ uploads, add, dismiss, accept, single }: UploadZoneProps) {
  const take = (files: File[]) => add(single ? files.slice(0, 1) : files);
  const hovering = useFileDrop(take);
  return (
    <section className="grid gap-3" aria-label="Upload">
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 border border-dashed p-3 ${hovering ? "border-orange bg-sheet" : "border-draw"}`}
      >
        <FileButton accept={accept} single={single} onFiles={take}>
          {single ? "Upload a picture" : "Upload files"}
        </FileButton>
        <p className="text-soft">
          {hovering
            ? "Let go to upload."
            : `Or drop ${single ? "it" : "them"} here, or paste. Up to 10 MB${single ? "" : " each"}.`}
        </p>
      </div>
      {uploads.length > 0 && (
        <ul className="grid gap-2">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} dismiss={() => dismiss(upload.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FileButtonProps {
  accept?: string | undefined;
  /** One file instead of several. */
  single?: boolean | undefined;
  onFiles(files: File[]): void;
  children: ReactNode;
}

export function FileButton({ accept = UPLOAD_TYPES, single, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button small onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className="hidden"
        aria-label={typeof children === "string" ? children : "Choose a file"}
        accept={accept}
        multiple={!single}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}

export function UploadLine({ upload, dismiss }: { upload: Upload; dismiss(): void }) {
  const { name, progress, error } = upload;
  const percent = Math.round(progress * 100);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line pb-2">
      <div className="grid gap-1">
        <b className="truncate">{name}</b>
        {error ? (
          <p className="field-error" role="alert">
            {error}
          </p>
        ) : (
          <div className="flex items-center gap-3">
            <progress
              className="w-full"
              value={progress}
              max={1}
              aria-label={`Upload of ${name}`}
            />
            <span className="whitespace-nowrap text-soft">
              {progress < 1 ? `${percent} %` : "Making sizes…"}
            </span>
          </div>
        )}
      </div>
      <Button
        small
        look="plain"
        aria-label={`${error ? "Dismiss" : "Cancel"} ${name}`}
        onClick={dismiss}
      >
        {error ? "Dismiss" : "Cancel"}
      </Button>
    </li>
  );
}
