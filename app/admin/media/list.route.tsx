import { Link, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { services } from "#app/request.ts";
import { useToast } from "#app/ui/toast.tsx";
import { deleteMedia, describeMedia, listMedia, mediaFile, mediaUrl } from "#data/media.ts";
import { altText } from "#domain/alt-text.ts";
import { Failure } from "#domain/failure.ts";
import type { FileKind } from "#domain/upload.ts";
import { adminTitle } from "../layout/admin-title.ts";
import { PAGE_SIZE, readListQuery, useListAddress } from "../list/list-query.ts";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import type { Route } from "./+types/list.route";
import { MediaDialog } from "./media-dialog.tsx";
import { MediaCard, MediaGrid } from "./media-grid.tsx";
import { UploadZone } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";

export const meta = adminTitle("Media");

/** The picker asks for the same pages of the library. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(services);
  const query = readListQuery(request.url, {
    sorts: ["created_at", "name", "size"],
    filters: ["picture", "document"],
    filterName: "kind",
  });
  const { search, filter, sort, descending, page } = query;
  const { files, more } = await listMedia(db, {
    search,
    kind: filter as FileKind | "",
    sort: sort as "created_at" | "name" | "size",
    ascending: !descending,
    page,
    size: PAGE_SIZE,
  });
  const id = new URL(request.url).searchParams.get("file");
  const opened = id ? await mediaFile(db, id) : null;
  const stored = <File extends { path: string }>(file: File) => ({
    ...file,
    url: mediaUrl(file.path, config.connection.url),
  });
  return {
    files: files.map(stored),
    more,
    page,
    filtered: search !== "" || filter !== "",
    opened: opened && stored(opened),
  };
}

type Answer = { ok: true; done: string } | { error: string };

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const { db } = context.get(services);
  const form = await request.formData();
  const id = String(form.get("id"));
  try {
    if (form.get("intent") === "delete") {
      const file = await mediaFile(db, id);
      // Somebody may have put it on a page since the question was asked.
      if (file && file.uses.length > Number(form.get("knownUses")))
        return { error: "This file is used in more places than shown. Look again." };
      await deleteMedia(db, id);
      return { ok: true, done: "File deleted" };
    }
    const alt = altText.safeParse(form.get("alt"));
    if (!alt.success) return { error: alt.error.issues[0]?.message ?? "Check the text." };
    await describeMedia(db, id, alt.data);
    return { ok: true, done: "Description saved" };
  } catch (err) {
    if (err instanceof Failure && err.code === "not_found") return { error: err.message };
    throw err;
  }
}

const SORTS = [
  { sort: null, label: "Newest" },
  { sort: "name", label: "Name" },
  { sort: "-size", label: "Largest" },
];

export default function Media({ loaderData }: Route.ComponentProps) {
  const { files, more, page, filtered, opened } = loaderData;
  const [params] = useSearchParams();
  const address = useListAddress();
  const navigate = useNavigate();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { uploads, add, dismiss } = useUploads((file) => {
    toast({ title: "File uploaded", text: file.name });
    revalidate();
  });
  const keepPage = { page: page > 1 ? String(page) : null };
  const close = () =>
    navigate(address({ ...keepPage, file: null }), { preventScrollReset: true, replace: true });

  return (
    <>
      <h1>Media</h1>
      <ListToolbar searchLabel="Search by name or description" filter={KINDS} />
      <UploadZone uploads={uploads} add={add} dismiss={dismiss} />
      <nav className="my-3 flex flex-wrap items-center gap-4 text-soft" aria-label="Sort">
        {SORTS.map(({ sort, label }) => (
          <Link
            key={label}
            className="inline-flex min-h-11 items-center aria-[current]:text-ink"
            to={address({ sort })}
            aria-current={params.get("sort") === sort || undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {files.length === 0 ? (
        <p className="empty">
          {filtered
            ? "Nothing here matches. Try fewer words, or all kinds of file."
            : "Nothing uploaded yet. Drop a few job photos here to start the library."}
        </p>
      ) : (
        <MediaGrid>
          {files.map((file) => (
            <MediaCard key={file.id} file={file} to={address({ ...keepPage, file: file.id })} />
          ))}
        </MediaGrid>
      )}
      <Pager page={page} hasMore={more} />
      {params.has("file") && <MediaDialog file={opened} onClose={close} />}
    </>
  );
}

const KINDS = {
  name: "kind",
  label: "Kind",
  options: [
    { value: "picture", label: "Pictures" },
    { value: "document", label: "Documents" },
  ],
};
