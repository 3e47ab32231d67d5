import { Link, useSearchParams } from "react-router";
import { services } from "#app/request.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { listMessages } from "#data/contact-messages.ts";
import { shortDate } from "#domain/dates.ts";
import { intakeFilter } from "../intake/intake-filter.ts";
import { StatusBadge, statusOptions } from "../intake/status.tsx";
import { adminTitle } from "../layout/admin-title.ts";
import { PAGE_SIZE, readListQuery } from "../list/list-query.ts";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import { SortHeader } from "../list/sort-header.tsx";
import type { Route } from "./+types/list.route";

export const meta = adminTitle("Messages");

const SORTS = ["created_at", "name", "email"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sort, descending, page } = readListQuery(request.url, { sorts: SORTS });
  const list = await listMessages(context.get(services).db, {
    ...intakeFilter(request.url),
    sort: sort as (typeof SORTS)[number],
    ascending: !descending,
    page,
    size: PAGE_SIZE,
  });
  return { ...list, page };
}

export default function Messages({ loaderData: { rows, more, page } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <>
      <h1>Messages</h1>
      <ListToolbar
        searchLabel="Search messages"
        filter={{ name: "status", label: "Status", options: statusOptions }}
      >
        <LinkButton small to={`/admin/messages/export.csv?${params}`} reloadDocument>
          Export CSV
        </LinkButton>
      </ListToolbar>
      {rows.length === 0 ? (
        <p className="empty">
          {params.size === 0
            ? "No messages yet. What visitors write on the contact page arrives here."
            : "Nothing matches."}
        </p>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <SortHeader column="name" label="Name" defaultSort="-created_at" />
              <SortHeader column="email" label="Email" defaultSort="-created_at" />
              <th scope="col">Message</th>
              <SortHeader column="created_at" label="Sent At" defaultSort="-created_at" />
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td data-label="Name" data-lead>
                  <Link to={`/admin/messages/${row.id}`}>{row.name || "(no name)"}</Link>
                </td>
                <td data-label="Email">{row.email}</td>
                <td data-label="Message">
                  <span className="line-clamp-2">{row.message}</span>
                </td>
                <td data-label="Sent At">{shortDate(row.created_at)}</td>
                <td data-label="Status">
                  <StatusBadge status={row.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} hasMore={more} />
    </>
  );
}
