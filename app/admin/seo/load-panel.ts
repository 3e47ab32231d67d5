import { pages } from "#content/pages.ts";
import type { Db } from "#data/db.ts";
import { listMissedPaths, type MissedSort } from "#data/missed-paths.ts";
import { robotsRules } from "#data/public-settings.ts";
import { listRedirects, type RedirectSort } from "#data/redirects-admin.ts";
import {
  listPostsWithSeo,
  listSeoRecords,
  type PostSeoSort,
  type SeoSort,
  slugsWithoutRecord,
} from "#data/seo-pages-admin.ts";
import { PAGE_SIZE, readListQuery } from "../list/list-query.ts";
import { loadCheck } from "./load-check.ts";
import type { TabId } from "./tabs.ts";

/** The list of a tab, as its address asks for it. */
export function loadPanel(db: Db, tab: TabId, url: string) {
  return loaders[tab](db, url);
}

const loaders = {
  pages: async (db: Db, url: string) => {
    const query = read<SeoSort>(url, { sorts: ["slug", "title", "updated_at"], ascending: true });
    const [list, missing] = await Promise.all([
      listSeoRecords(db, query),
      slugsWithoutRecord(
        db,
        pages.map(({ slug }) => slug),
      ),
    ]);
    return { tab: "pages" as const, ...list, query, missing };
  },
  posts: async (db: Db, url: string) => {
    const query = read<PostSeoSort>(url, { sorts: ["created_at", "slug", "title"] });
    return { tab: "posts" as const, ...(await listPostsWithSeo(db, query)), query };
  },
  redirects: async (db: Db, url: string) => {
    const sorts = ["created_at", "from_path", "to_path", "hits"] as const;
    const filter = { filters: ["owner", "slug"], filterName: "source" };
    const query = read<RedirectSort>(url, { sorts, ...filter });
    const list = await listRedirects(db, { ...query, source: query.filter });
    return { tab: "redirects" as const, ...list, query };
  },
  missed: async (db: Db, url: string) => {
    const sorts = ["last_seen", "first_seen", "hits", "path"] as const;
    const query = read<MissedSort>(url, { sorts });
    return { tab: "missed" as const, ...(await listMissedPaths(db, query)), query };
  },
  robots: async (db: Db) => ({ tab: "robots" as const, rules: await robotsRules(db) }),
  check: async (db: Db, url: string) => ({ tab: "check" as const, ...(await loadCheck(db, url)) }),
} satisfies Record<TabId, (db: Db, url: string) => Promise<unknown>>;

type Panel = Awaited<ReturnType<typeof loadPanel>>;
export type PanelOf<Tab extends TabId> = Extract<Panel, { tab: Tab }>;

function read<Sort extends string>(url: string, defaults: Parameters<typeof readListQuery>[1]) {
  const { descending, ...query } = readListQuery(url, defaults);
  return { ...query, sort: query.sort as Sort, ascending: !descending, size: PAGE_SIZE };
}
