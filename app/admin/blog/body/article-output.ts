/**
 * The editor's document as the HTML an article is stored in: a table has its head, a list item no
 * paragraph of its own, and nothing is left of what only the editor needs.
 */
export function articleOutput(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("[style], [colspan='1'], [rowspan='1']")) {
    element.removeAttribute("style");
    if (element.getAttribute("colspan") === "1") element.removeAttribute("colspan");
    if (element.getAttribute("rowspan") === "1") element.removeAttribute("rowspan");
  }
  for (const group of body.querySelectorAll("colgroup")) group.remove();
  for (const item of body.querySelectorAll("li, td, th")) unwrapParagraph(item);
  for (const table of body.querySelectorAll("table")) giveHead(table);
  for (const caption of body.querySelectorAll("figcaption"))
    if (!caption.textContent?.trim()) caption.remove();
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild?.remove();
  return body.innerHTML;
}

/** The only paragraph, or the first before nothing but lists. */
function unwrapParagraph(item: Element): void {
  const [first, ...others] = item.children;
  if (first?.tagName !== "P" || !others.every(({ tagName }) => /^[UO]L$/.test(tagName))) return;
  first.replaceWith(...first.childNodes);
}

function giveHead(table: HTMLTableElement): void {
  const isHeading = (row: HTMLTableRowElement) =>
    [...row.cells].every(({ tagName }) => tagName === "TH");
  const rows = [...table.rows];
  const first = rows.findIndex((row) => !isHeading(row));
  if (table.tHead || first <= 0) return;
  table.createTHead().append(...rows.slice(0, first));
}

function isEmptyParagraph(element: Element | null): boolean {
  return element?.tagName === "P" && element.innerHTML.trim() === "";
}
