import { Button, LinkButton } from "#app/ui/button.tsx";
import { shortDate } from "#domain/dates.ts";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import { SortHeader } from "../list/sort-header.tsx";
import type { PanelOf } from "./load-panel.ts";
import { useDialogAddress } from "./use-dialog-address.ts";

type RedirectsPanelProps = PanelOf<"redirects"> & { act(fields: Record<string, string>): void };

const sources = {
  name: "source",
  label: "Source",
  options: [
    { value: "owner", label: "Own" },
    { value: "slug", label: "Automatic" },
  ],
} as const;

export function RedirectsPanel({ rows, more, query, act }: RedirectsPanelProps) {
  const { address } = useDialogAddress();
  const order = { defaultSort: "-created_at" };
  return (
    <>
      <ListToolbar searchLabel="Search redirects" filter={sources} keep={["tab"]}>
        <LinkButton small look="primary" to={address({ new: "" })}>
          Add redirect
        </LinkButton>
      </ListToolbar>
      {rows.length === 0 ? (
        <p className="empty">
          {query.search || query.filter || query.page > 1
            ? "No redirect matches. Try another word or another source."
            : "No redirects yet. A renamed post leaves one by itself; use Add redirect for a page of your old website."}
        </p>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <SortHeader column="from_path" label="From" {...order} />
              <SortHeader column="to_path" label="To" {...order} />
              <th scope="col" data-extra>
                Status
              </th>
              <th scope="col">Source</th>
              <SortHeader column="hits" label="Hits" {...order} />
              <SortHeader column="created_at" label="Created" data-extra {...order} />
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from_path, to_path, status, source, hits, created_at }) => (
              <tr key={from_path}>
                <td data-label="From" data-lead>
                  <span className="seo-slug">{from_path}</span>
                </td>
                <td data-label="To">
                  <a className="seo-slug" href={to_path} target="_blank" rel="noopener">
                    {to_path}
                  </a>
                </td>
                <td data-label="Status" data-extra>
                  {status}
                </td>
                <td data-label="Source">{source === "slug" ? "Automatic" : "Own"}</td>
                <td data-label="Hits" className="tabular-nums">
                  {hits.toLocaleString("en-GB")}
                </td>
                <td data-label="Created" data-extra>
                  <span className="whitespace-nowrap">{shortDate(created_at)}</span>
                </td>
                <td data-label="Actions">
                  <span className="seo-actions">
                    <LinkButton
                      small
                      look="plain"
                      to={address({ edit: from_path })}
                      aria-label={`Edit ${from_path}`}
                    >
                      Edit
                    </LinkButton>
                    <Button
                      small
                      look="plain"
                      aria-label={`Delete ${from_path}`}
                      onClick={() => act({ intent: "delete-redirect", from_path })}
                    >
                      Delete
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
