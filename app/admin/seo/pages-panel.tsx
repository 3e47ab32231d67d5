import { Button, LinkButton } from "#app/ui/button.tsx";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import type { PanelOf } from "./load-panel.ts";
import { pageDefaults, siteDefaults } from "./page-defaults.ts";
import { RecordRow } from "./record-row.tsx";
import { RecordTable } from "./record-table.tsx";
import { useDialogAddress } from "./use-dialog-address.ts";

type PagesPanelProps = PanelOf<"pages"> & { act(fields: Record<string, string>): void };

export function PagesPanel({ rows, more, query, missing, act }: PagesPanelProps) {
  const { address } = useDialogAddress();
  return (
    <>
      <ListToolbar searchLabel="Search pages">
        <Button small onClick={() => act({ intent: "import" })}>
          Import Default Pages
        </Button>
        <LinkButton small look="primary" to={address({ new: "" })}>
          Add New
        </LinkButton>
      </ListToolbar>
      {missing.length > 0 && rows.length > 0 && !query.search && (
        <p className="mb-3 text-soft">
          {missing.length === 1 ? "One page has" : `${missing.length} pages have`} no record yet:{" "}
          {missing.join(", ")}. Import Default Pages adds what is missing and changes nothing else.
        </p>
      )}
      {rows.length === 0 ? (
        <p className="empty">
          {query.search || query.page > 1
            ? "No page matches. Try another word."
            : "No SEO records yet: every page is served with its own title and description. Use Import Default Pages to start from those, or Add New for a single page."}
        </p>
      ) : (
        <RecordTable defaultSort="slug">
          {rows.map(({ slug, title, description, noindex }) => {
            const own = pageDefaults(slug) ?? siteDefaults;
            return (
              <RecordRow
                key={slug}
                slug={slug}
                title={{ text: title ?? own.title, own: !title }}
                description={{ text: description ?? own.description, own: !description }}
              >
                {noindex && <span className="badge">Not in search</span>}
              </RecordRow>
            );
          })}
        </RecordTable>
      )}
      <Pager page={query.page} hasMore={more} />
    </>
  );
}
