import { Link, useNavigation, useSearchParams } from "react-router";
import { services } from "#app/request.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { listSubmissions } from "#data/onboarding-submissions.ts";
import { shortDate } from "#domain/dates.ts";
import { intakeStatuses } from "#domain/intake-status.ts";
import { intakeFilter } from "../intake/intake-filter.ts";
import { StatusBadge, statusOptions } from "../intake/status.tsx";
import { adminTitle } from "../layout/admin-title.ts";
import { PAGE_SIZE, readListQuery } from "../list/list-query.ts";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import { SortHeader } from "../list/sort-header.tsx";
import type { Route } from "./+types/list.route";

export const meta = adminTitle("Onboarding");

const SORTS = ["created_at", "company_name", "contact_person", "email", "domain_status"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sort, descending, page } = readListQuery(request.url, {
    sorts: SORTS,
    filters: intakeStatuses,
  });
  const list = await listSubmissions(context.get(services).db, {
    ...intakeFilter(request.url),
    sort: sort as (typeof SORTS)[number],
    ascending: !descending,
    page,
    size: PAGE_SIZE,
  });
  return { ...list, page };
}

export default function Submissions({ loaderData: { rows, more, page } }: Route.ComponentProps) {
  const isLoading = useNavigation().state === "loading";
  const [params] = useSearchParams();
  return (
    <>
      <h1>Web Design Onboarding Submissions</h1>
      <ListToolbar
        searchLabel="Search submissions"
        filter={{ name: "status", label: "Status", options: statusOptions }}
      >
        <LinkButton small to={`/admin/onboarding/export.csv?${params}`} reloadDocument>
          Export CSV
        </LinkButton>
      </ListToolbar>
      <div className="min-h-8">{isLoading && <Spinner label="Loading…" />}</div>
      {rows.length === 0 ? (
        <p className="empty">{params.size === 0 ? "No submissions yet" : "Nothing matches."}</p>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <SortHeader column="company_name" label="Company Name" defaultSort="-created_at" />
              <SortHeader
                column="contact_person"
                label="Contact Person"
                defaultSort="-created_at"
              />
              <SortHeader column="email" label="Email" defaultSort="-created_at" />
              <SortHeader
                column="domain_status"
                label="Domain Status"
                defaultSort="-created_at"
                data-extra
              />
              <SortHeader column="created_at" label="Submitted At" defaultSort="-created_at" />
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td data-label="Company Name" data-lead>
                  <Link to={`/admin/onboarding/${row.id}`}>{row.company_name || "(no name)"}</Link>
                </td>
                <td data-label="Contact Person">{row.contact_person}</td>
                <td data-label="Email">{row.email}</td>
                <td data-label="Domain Status" data-extra className="capitalize">
                  {row.domain_status}
                </td>
                <td data-label="Submitted At">{shortDate(row.created_at)}</td>
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
