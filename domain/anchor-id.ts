const LONGEST = 60;

/**
 * An id made of the words themselves, so that a link to it survives an edit elsewhere on the page.
 * It is added to `taken`, where it must not yet be.
 */
export function anchorId(text: string, taken: Set<string>): string {
  const base = words(text) || "section";
  let id = base;
  for (let copy = 2; taken.has(id); copy++) id = `${base}-${copy}`;
  taken.add(id);
  return id;
}

function words(text: string): string {
  const id = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return id.length <= LONGEST
    ? id
    : id
        .slice(0, LONGEST + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, LONGEST);
}
