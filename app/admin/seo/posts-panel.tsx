import { Link } from "react-router";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import type { PanelOf } from "./load-panel.ts";
import { postDefaults } from "./page-defaults.ts";
import { RecordRow } from "./record-row.tsx";
import { RecordTable } from "./record-table.tsx";

export function PostsPanel({ rows, more, query }: PanelOf<"posts">) {
  return (
    <>
      <ListToolbar searchLabel="Search posts" keep={["tab"]} />
      {rows.length === 0 ? (
        <p className="empty">
          {query.search || query.page > 1 ? (
            "No post matches. Try another word."
          ) : (
            <>
              No posts yet. <Link to="/admin/blog">Write the first one</Link> and its title and
              description are here to improve.
            </>
          )}
        </p>
      ) : (
        <RecordTable defaultSort="-created_at">
          {rows.map(({ post, record }) => {
            const own = postDefaults(post);
            return (
              <RecordRow
                key={post.slug}
                slug={`blog/${post.slug}`}
                title={{ text: record?.title || own.title, own: !record?.title }}
                description={{
                  text: record?.description || own.description,
                  own: !record?.description,
                }}
              >
                {!post.published && <span className="badge">Draft</span>}{" "}
                {record?.noindex && <span className="badge">Not in search</span>}
              </RecordRow>
            );
          })}
        </RecordTable>
      )}
      <Pager page={query.page} hasMore={more} />
    </>
  );
}
