import { useState } from "react";
import { useNavigation } from "react-router";
import { services } from "#app/request.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";
import { adminPosts, POST_SORTS, type PostSort, usedLabels } from "#data/blog-posts-admin.ts";
import type { Db } from "#data/db.ts";
import { editedPost } from "#data/post-editing.ts";
import { POST_STATUSES, type PostStatus, STATUS_LABELS } from "#domain/post-status.ts";
import { adminTitle } from "../layout/admin-title.ts";
import { PAGE_SIZE, readListQuery } from "../list/list-query.ts";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import type { Route } from "./+types/list.route";
import editorCss from "./editor/editor.css?url";
import listCss from "./list.css?url";
import { listAction } from "./list-action.ts";
import { PostDialog } from "./post-dialog.tsx";
import { PostTable } from "./post-table.tsx";
import { useEditorAddress } from "./use-editor-address.ts";
import { useListAction } from "./use-list-action.ts";

export const meta = adminTitle("Blog Posts");

export const links: Route.LinksFunction = () =>
  [listCss, editorCss].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(services);
  const query = readListQuery(request.url, { sorts: POST_SORTS, filters: POST_STATUSES });
  const { searchParams } = new URL(request.url);
  const [list, editing] = await Promise.all([
    adminPosts(db, {
      search: query.search,
      status: (query.filter || null) as PostStatus | null,
      sort: query.sort as PostSort,
      ascending: !query.descending,
      page: query.page,
      size: PAGE_SIZE,
    }),
    readEditing(db, searchParams),
  ]);
  const now = new Date().toISOString();
  const { publicUrl, videoUrl } = config;
  return { ...list, query, editing, now, site: { publicUrl, videoUrl } };
}

export async function action({ request, context }: Route.ActionArgs) {
  return listAction(context.get(services).db, await request.json());
}

export default function BlogPosts({ loaderData }: Route.ComponentProps) {
  const { rows, more, query, editing, now } = loaderData;
  const address = useEditorAddress();
  // A new post gets an address of its own when it is first saved; its dialog stays the same one.
  const [firstSaved, setFirstSaved] = useState<string | null>(null);
  const isSameDialog = editing?.isNew || editing?.id === firstSaved;
  const dialogKey = isSameDialog ? "new" : editing?.id;
  if (!editing && firstSaved) setFirstSaved(null);
  const { run, isBusy } = useListAction();
  const isLoading = useNavigation().state === "loading";
  const isNarrowed = query.search !== "" || query.filter !== "";
  return (
    <>
      <h1>Blog Posts</h1>
      <ListToolbar
        searchLabel="Search title or address"
        filter={{ name: "status", label: "Status", options: STATUS_OPTIONS }}
      >
        <LinkButton look="primary" small to={address.new}>
          New Post
        </LinkButton>
      </ListToolbar>
      <div aria-busy={isLoading}>
        {rows.length > 0 ? (
          <PostTable
            key={rows.map(({ id }) => id).join()}
            posts={rows}
            now={new Date(now)}
            run={run}
            isBusy={isBusy}
          />
        ) : (
          <p className="empty">
            {isNarrowed
              ? "No post matches. Try fewer letters, or another status."
              : query.page > 1
                ? "There are no posts this far back."
                : "No posts yet. Press New Post to write the first."}
          </p>
        )}
      </div>
      <Pager page={query.page} hasMore={more} />
      {editing && (
        <PostDialog
          key={dialogKey}
          editing={editing}
          site={loaderData.site}
          onFirstSave={setFirstSaved}
        />
      )}
    </>
  );
}

const STATUS_OPTIONS = POST_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** The dialog is part of the address: `?new` or `?edit=<id>`. */
async function readEditing(db: Db, params: URLSearchParams) {
  const id = params.get("edit");
  if (id === null && !params.has("new")) return null;
  const labels = await usedLabels(db);
  const defaultAuthor = site.owner.name;
  // Chosen here, so that saving a new post twice cannot make two.
  if (id === null)
    return { id: crypto.randomUUID(), stored: null, isNew: true, labels, defaultAuthor };
  const stored = UUID.test(id) ? await editedPost(db, id) : null;
  return { id, stored, isNew: false, labels, defaultAuthor };
}

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

export type Editing = NonNullable<Awaited<ReturnType<typeof readEditing>>>;
export type SiteAddresses = Route.ComponentProps["loaderData"]["site"];
