import { useSearchParams } from "react-router";

/** What a list screen reads from its address: everything a reload or a shared link must keep. */
export interface ListQuery {
  search: string;
  filter: string;
  sort: string;
  descending: boolean;
  page: number;
}

interface ListDefaults {
  /** Columns that may be sorted by; the first is the default. */
  sorts: readonly [string, ...string[]];
  /** The default order runs upwards. */
  ascending?: boolean;
  filters?: readonly string[];
  /** The name of the filter in the address, such as `status`. */
  filterName?: string;
}

export const PAGE_SIZE = 20;

/** `?q=roof&status=new&sort=-created_at&page=2`; what it does not know becomes the default. */
export function readListQuery(url: string, defaults: ListDefaults): ListQuery {
  const params = new URL(url).searchParams;
  const asked = params.get("sort") ?? "";
  const known = defaults.sorts.includes(asked.replace(/^-/, ""));
  const sort = known ? asked : `${defaults.ascending ? "" : "-"}${defaults.sorts[0]}`;
  const filter = params.get(defaults.filterName ?? "status") ?? "";
  const page = Number(params.get("page") ?? 1);
  return {
    search: (params.get("q") ?? "").trim().slice(0, 200),
    filter: defaults.filters?.includes(filter) ? filter : "",
    sort: sort.replace(/^-/, ""),
    descending: sort.startsWith("-"),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of this list with one thing changed. A change of anything but the page starts at page 1. */
export function useListAddress(): (changes: Record<string, string | null>) => string {
  const [params] = useSearchParams();
  return (changes) => {
    const next = new URLSearchParams(params);
    if (!("page" in changes)) next.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === "") next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
}
