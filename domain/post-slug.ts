const MAX = 120;

/** Addresses under /blog that are, or may become, something other than an article. */
const RESERVED = new Set(["rss", "rss.xml", "feed", "atom", "page", "category", "tag", "preview"]);

/** "Café refit: £2k & up" becomes `cafe-refit-2k-and-up`; a title without letters becomes "". */
export function slugFromTitle(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX)
    .replace(/^-+|-+$/g, "");
}

/** What is wrong with an address the owner typed, in words for the field, or null. */
export function slugProblem(slug: string): string | null {
  if (slug === "") return "The post needs an address, such as missed-calls.";
  if (RESERVED.has(slug)) return `“${slug}” is kept for the site itself. Choose another address.`;
  if (slug.length > MAX) return `Keep the address to ${MAX} characters.`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return "Use small letters, numbers and single hyphens only.";
  return null;
}
