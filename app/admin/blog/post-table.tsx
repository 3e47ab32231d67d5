import { useState } from "react";
import type { AdminPost } from "#data/blog-posts-admin.ts";
import type { ListIntent } from "#domain/post-list.schema.ts";
import { SortHeader } from "../list/sort-header.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { PostRow } from "./post-row.tsx";

const sort = { defaultSort: "-created_at" };

interface PostTableProps {
  posts: readonly AdminPost[];
  now: Date;
  isBusy: boolean;
  run(intent: ListIntent): void;
}

export function PostTable({ posts, now, isBusy, run }: PostTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function choose(ids: string[], on: boolean) {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setChosen(next);
  }

  return (
    <>
      <BulkBar
        ids={[...chosen]}
        total={posts.length}
        isBusy={isBusy}
        onChooseAll={(on) =>
          choose(
            posts.map(({ id }) => id),
            on,
          )
        }
        run={run}
      />
      <table className="list-table post-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Chosen</span>
            </th>
            <SortHeader {...sort} column="title" label="Title" />
            <SortHeader {...sort} column="category" label="Category" data-extra />
            <SortHeader {...sort} column="author" label="Author" data-extra />
            <SortHeader {...sort} column="created_at" label="Created At" />
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              now={now}
              isChosen={chosen.has(post.id)}
              onChoose={(on) => choose([post.id], on)}
              run={run}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
