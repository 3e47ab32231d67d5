import { Link, useRevalidator } from "react-router";
import type { AdminPost } from "#data/blog-posts-admin.ts";
import { longDate, moment } from "#domain/dates.ts";
import type { ListIntent } from "#domain/post-list.schema.ts";
import { STATUS_LABELS, statusOf } from "#domain/post-status.ts";
import { Icon } from "./icon.tsx";
import { useEditorAddress } from "./use-editor-address.ts";

interface PostRowProps {
  post: AdminPost;
  now: Date;
  isChosen: boolean;
  onChoose(on: boolean): void;
  run(intent: ListIntent): void;
}

export function PostRow({ post, now, isChosen, onChoose, run }: PostRowProps) {
  const { id, title } = post;
  const address = useEditorAddress();
  const status = statusOf(post, now);
  return (
    <tr data-chosen={isChosen || undefined}>
      <td data-label="Chosen" data-check>
        <label className="check">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
          <span className="sr-only">Choose {title}</span>
        </label>
      </td>
      <td data-label="Title" data-lead>
        <Link className="post-title" to={address.edit(id)} preventScrollReset title={title}>
          <span>{title}</span>
        </Link>
      </td>
      <td data-label="Category" data-extra>
        {post.category || "None"}
      </td>
      <td data-label="Author" data-extra>
        {post.author || "None"}
      </td>
      <td data-label="Created At">{longDate(post.created_at)}</td>
      <td data-label="Status">
        <span className="badge post-status" data-status={status}>
          {STATUS_LABELS[status]}
        </span>
        {status === "scheduled" && post.published_at && (
          <span className="block text-xs text-soft">{moment(post.published_at)}</span>
        )}
      </td>
      <td data-label="Actions">
        <Actions post={post} isPublic={status === "published"} run={run} />
      </td>
    </tr>
  );
}

interface ActionsProps extends Pick<PostRowProps, "post" | "run"> {
  isPublic: boolean;
}

function Actions({ post: { id, slug, title }, isPublic, run }: ActionsProps) {
  const address = useEditorAddress();
  const { revalidate } = useRevalidator();
  return (
    <div className="row-actions">
      <Link to={address.edit(id)} preventScrollReset aria-label={`Edit ${title}`} title="Edit">
        <Icon name="edit" />
      </Link>
      <button
        type="button"
        aria-label={`Delete ${title}`}
        title="Delete"
        onClick={() => run({ do: "delete", ids: [id] })}
      >
        <Icon name="delete" />
      </button>
      <button
        type="button"
        aria-label={`Refresh ${title}`}
        title="Refresh"
        onClick={() => revalidate()}
      >
        <Icon name="refresh" />
      </button>
      <button
        type="button"
        aria-label={`Duplicate ${title}`}
        title="Duplicate"
        onClick={() => run({ do: "duplicate", id })}
      >
        <Icon name="copy" />
      </button>
      {isPublic && (
        <a
          href={`/blog/${slug}`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${title} on the site, in a new tab`}
          title="View on the site"
        >
          <Icon name="view" />
        </a>
      )}
    </div>
  );
}
