import type { ReactNode } from "react";
import { Link } from "react-router";
import { fileSize } from "#domain/file-size.ts";
import { MediaThumb } from "./media-thumb.tsx";
import type { StoredFile } from "./send-file.ts";

export function MediaGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-4">
      {children}
    </ul>
  );
}

type MediaCardProps = { file: StoredFile } & ({ to: string } | { onPick(): void });

/** A file of the library, to open or to pick. */
export function MediaCard({ file, ...use }: MediaCardProps) {
  const className =
    "grid w-full content-start gap-1 text-left no-underline hover:bg-sheet outline-offset-2";
  const card = (
    <>
      <MediaThumb file={file} />
      <b className="truncate">{file.name}</b>
      <Facts file={file} />
    </>
  );
  return (
    <li className="min-w-0">
      {"to" in use ? (
        <Link className={className} to={use.to} preventScrollReset>
          {card}
        </Link>
      ) : (
        <button type="button" className={className} onClick={use.onPick}>
          {card}
        </button>
      )}
    </li>
  );
}

function Facts({ file: { kind, width, height, size, alt, uses } }: { file: StoredFile }) {
  const used = uses.length === 1 ? "Used once" : `Used in ${uses.length} places`;
  return (
    <span className="grid text-xs text-soft">
      <span>
        {width && height && `${width} × ${height}, `}
        {fileSize(size)}
      </span>
      <span>{uses.length === 0 ? "Not used" : used}</span>
      {kind === "picture" && alt === "" && (
        <span className="text-orange-ink">No description yet</span>
      )}
    </span>
  );
}
