import { Button, LinkButton } from "#app/ui/button.tsx";
import { moment } from "#domain/dates.ts";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import { SortHeader } from "../list/sort-header.tsx";
import type { PanelOf } from "./load-panel.ts";
import { useDialogAddress } from "./use-dialog-address.ts";

type MissedPanelProps = PanelOf<"missed"> & { act(fields: Record<string, string>): void };

export function MissedPanel({ rows, more, query, act }: MissedPanelProps) {
  const { address } = useDialogAddress();
  const order = { defaultSort: "-last_seen" };
  return (
    <>
      <ListToolbar searchLabel="Search paths" keep={["tab"]}>
        {rows.length > 0 && !query.search && (
          <Button small onClick={() => act({ intent: "dismiss", path: "all" })}>
            Dismiss all
          </Button>
        )}
      </ListToolbar>
      {rows.length === 0 ? (
        <p className="empty">
          {query.search || query.page > 1
            ? "No path matches. Try another word."
            : "Nothing was asked for in vain. Dead links that visitors follow show up here, so that you can say where they should lead."}
        </p>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <SortHeader column="path" label="Path" {...order} />
              <SortHeader column="hits" label="Asked for" {...order} />
              <SortHeader column="first_seen" label="First seen" data-extra {...order} />
              <SortHeader column="last_seen" label="Last seen" {...order} />
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, hits, first_seen, last_seen }) => (
              <tr key={path}>
                <td data-label="Path" data-lead>
                  <span className="seo-slug">{path}</span>
                </td>
                <td data-label="Asked for">
                  {hits === 1 ? "once" : `${hits.toLocaleString("en-GB")} times`}
                </td>
                <td data-label="First seen" data-extra>
                  {moment(first_seen)}
                </td>
                <td data-label="Last seen">{moment(last_seen)}</td>
                <td data-label="Actions">
                  <span className="seo-actions">
                    <LinkButton
                      small
                      look="plain"
                      to={address({ new: "", from: path })}
                      aria-label={`Create redirect from ${path}`}
                    >
                      Create redirect
                    </LinkButton>
                    <Button
                      small
                      look="plain"
                      aria-label={`Dismiss ${path}`}
                      onClick={() => act({ intent: "dismiss", path })}
                    >
                      Dismiss
                    </Button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={query.page} hasMore={more} />
    </>
  );
}
