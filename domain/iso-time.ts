/**
 * A database moment in ISO 8601. The embedded engine writes PostgreSQL's own form
 * (`2026-11-10 08:30:00+00`), which is not valid in HTML or JSON-LD and which Safari cannot read.
 * Nothing is rounded, so the result still compares equal in a query.
 */
export function isoTime(moment: string): string {
  return moment.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}
