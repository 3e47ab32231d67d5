import { Link, useNavigate, useSearchParams } from "react-router";
import { services } from "#app/request.ts";
import { LinkButton } from "#app/ui/button.tsx";
import {
  jobTypes,
  listPortfolioItems,
  PORTFOLIO_FILTERS,
  PORTFOLIO_SORTS,
} from "#data/portfolio-items-admin.ts";
import { adminTitle } from "../layout/admin-title.ts";
import { PAGE_SIZE, readListQuery, useListAddress } from "../list/list-query.ts";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import type { Route } from "./+types/list.route";
import { answerItemForm } from "./item-actions.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { ItemTable } from "./item-table.tsx";
import { openedItem } from "./opened-item.ts";

export const meta = adminTitle("Portfolio Items");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const query = readListQuery(request.url, {
    sorts: PORTFOLIO_SORTS,
    ascending: true,
    filters: PORTFOLIO_FILTERS,
  });
  const { search, filter, sort, descending, page } = query;
  const [{ rows, more }, opened] = await Promise.all([
    listPortfolioItems(db, {
      search,
      filter: filter as (typeof PORTFOLIO_FILTERS)[number] | "",
      sort: sort as (typeof PORTFOLIO_SORTS)[number],
      ascending: !descending,
      page,
      size: PAGE_SIZE,
    }),
    openedItem(db, request.url),
  ]);
  const filtered = search !== "" || filter !== "";
  return {
    items: rows,
    more,
    page,
    filtered,
    inPageOrder: !filtered && sort === "position" && !descending,
    opened,
    jobTypes: opened ? await jobTypes(db) : [],
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(services);
  return answerItemForm(db, await request.formData());
}

export default function PortfolioItems({ loaderData }: Route.ComponentProps) {
  const { items, more, page, filtered, inPageOrder, opened } = loaderData;
  const [params] = useSearchParams();
  const address = useListAddress();
  const navigate = useNavigate();
  const at = (changes: Record<string, string | null>) => {
    const closed = { new: null, edit: null, from: null };
    return address({ ...closed, page: page > 1 ? String(page) : null, ...changes });
  };

  return (
    <>
      <h1>Portfolio Items</h1>
      <ListToolbar searchLabel="Search title, job type or description" filter={FILTER}>
        <LinkButton small look="primary" to={at({ new: "1" })}>
          New Item
        </LinkButton>
      </ListToolbar>
      {!inPageOrder && items.length > 1 && (
        <p className="mb-3 text-soft">
          To change the order, show{" "}
          <Link to="/admin/portfolio">all items as they stand on the portfolio page</Link>.
        </p>
      )}
      {items.length === 0 ? (
        <p className="empty">
          {filtered
            ? "No item matches. Try fewer words, or all items."
            : "No items yet. Press New Item to show your first finished job."}
        </p>
      ) : (
        <ItemTable
          items={items}
          first={(page - 1) * PAGE_SIZE + 1}
          more={more}
          movable={inPageOrder}
          editAddress={(id) => at({ edit: id })}
        />
      )}
      <Pager page={page} hasMore={more} />
      {opened && (
        <ItemDialog
          key={params.get("edit") ?? "new"}
          opened={opened}
          jobTypes={loaderData.jobTypes}
          onClose={() => navigate(at({}), { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  );
}

const FILTER = {
  name: "status",
  label: "Show",
  options: [
    { value: "published", label: "Published" },
    { value: "draft", label: "Drafts" },
    { value: "featured", label: "Featured" },
  ],
};
