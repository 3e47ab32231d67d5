import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { loader } from "./list.route.tsx";
import { MediaCard, MediaGrid } from "./media-grid.tsx";
import type { StoredFile } from "./send-file.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";

interface MediaPickerProps {
  /** `url`, `alt`, `width` and `height` are what a page needs. */
  onPick(file: StoredFile): void;
  onClose(): void;
}

const PICTURES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** Choose a picture of the library, or upload one: a finished upload is chosen at once. */
export function MediaPicker({ onPick, onClose }: MediaPickerProps) {
  const { uploads, add, dismiss } = useUploads((file) => {
    if (file.kind === "picture") onPick(file);
  });
  const { search, setSearch, page, setPage, library } = useLibrary();

  // Outside the form it may be used in, so that Enter in the search does not save that form.
  return createPortal(
    <Dialog title="Choose a picture" onClose={onClose}>
      <div className="grid gap-4">
        <UploadZone uploads={uploads} add={add} dismiss={dismiss} accept={PICTURES} single />
        <TextField
          label="Search by name or description"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {!library ? (
          <Spinner label="Loading pictures…" />
        ) : library.files.length === 0 ? (
          <p className="empty">
            {search ? "No picture matches." : "No pictures yet. Upload the first one."}
          </p>
        ) : (
          <MediaGrid>
            {library.files.map((file) => (
              <MediaCard key={file.id} file={file} onPick={() => onPick(file)} />
            ))}
          </MediaGrid>
        )}
        <div className="flex gap-2">
          {page > 1 && (
            <Button small onClick={() => setPage(page - 1)}>
              Previous
            </Button>
          )}
          {library?.more && (
            <Button small onClick={() => setPage(page + 1)}>
              Next
            </Button>
          )}
        </div>
      </div>
    </Dialog>,
    document.getElementById("main") ?? document.body,
  );
}

const TYPING_MS = 250;

function useLibrary() {
  const { load, data: library } = useFetcher<typeof loader>();
  const [{ search, page }, setQuery] = useState({ search: "", page: 1 });

  useEffect(() => {
    const query = new URLSearchParams({ kind: "picture", q: search, page: String(page) });
    const timer = setTimeout(() => load(`/admin/media?${query}`), search ? TYPING_MS : 0);
    return () => clearTimeout(timer);
  }, [load, search, page]);

  return {
    search,
    setSearch: (text: string) => setQuery({ search: text, page: 1 }),
    page,
    setPage: (next: number) => setQuery({ search, page: next }),
    library,
  };
}
