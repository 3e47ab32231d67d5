import type { IntakeStatus } from "#domain/intake-status.ts";

/** Which rows of an inbox to show. Without a status: all but those in quarantine. */
export interface IntakeFilter {
  search?: string;
  status?: IntakeStatus;
}

export interface IntakePage<Column extends string> extends IntakeFilter {
  sort?: Column;
  ascending?: boolean;
  /** From 1. */
  page: number;
  size: number;
}

/** The rows of a page and whether there are more behind it, from a query for one row too many. */
export function pageOf<Row>(rows: Row[], size: number): { rows: Row[]; more: boolean } {
  return { rows: rows.slice(0, size), more: rows.length > size };
}

/**
 * A filter for `.or()`: the text appears in one of the columns, in any case. The embedded API and
 * Supabase's do not agree on what a backslash does inside quotes, nor on quotes around a `like`
 * pattern. So it is a regular expression in which no character needs one: what would mean something
 * stands in brackets, and the three that cannot are any character.
 */
export function appearsIn(columns: readonly string[], search: string): string {
  const pattern = search.replace(/[.*+?()[\]{}|$"\\^]/g, (character) =>
    `"\\^`.includes(character) ? "." : `[${character}]`,
  );
  return columns.map((column) => `${column}.imatch."${pattern}"`).join(",");
}

interface Filterable {
  is(column: "deleted_at", value: null): this;
  eq(column: "status", value: string): this;
  neq(column: "status", value: string): this;
  or(filters: string): this;
}

/** Nothing that was deleted, and of the rest what was asked for. */
export function matching<Query extends Filterable>(
  query: Query,
  { search, status }: IntakeFilter,
  columns: readonly string[],
): Query {
  const kept = query.is("deleted_at", null);
  const shown = status ? kept.eq("status", status) : kept.neq("status", "quarantined");
  const wanted = search?.trim();
  return wanted ? shown.or(appearsIn(columns, wanted)) : shown;
}
