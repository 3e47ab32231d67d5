/**
 * A filter for `.or()`: the text appears in one of the columns, in any case. As a pattern without a
 * backslash, because the embedded API and the hosted one disagree on what a quoted backslash means;
 * the few characters that would need one match any character.
 */
export function contains(columns: readonly string[], search: string): string {
  const pattern = search.replace(/[^\p{L}\p{N}\s_-]/gu, (sign) =>
    /["\\^\]]/.test(sign) ? "." : `[${sign}]`,
  );
  return columns.map((column) => `${column}.imatch."${pattern}"`).join(",");
}
