export type Cell = string | number | boolean | null;

/**
 * A table any spreadsheet opens (RFC 4180, with the mark by which Excel knows UTF-8). Text that a
 * spreadsheet would run as a formula is made plain text with an apostrophe:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(quoted).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function quoted(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = STARTS_A_FORMULA.test(cell) ? `'${cell}` : cell;
  // Always in quotes: what separates cells differs from country to country.
  return `"${text.replaceAll('"', '""')}"`;
}

/** Also after spaces, and in the full-width forms that some spreadsheets take for the same. */
const STARTS_A_FORMULA = /^[\s\0\ufeff]*[=+\-@＝＋－＠|]|^[\t\r\n]/;
