const LONGEST = 200;

/** The key of a page's SEO record: its path without the slash in front, `home` for the root. */
export function pageSlug(path: string): string {
  return path === "/" ? "home" : path.slice(1);
}

export function pagePath(slug: string): string {
  return slug === "home" ? "/" : `/${slug}`;
}

/** What is wrong with an address the owner typed, in words for the field, or null. */
export function pageSlugProblem(slug: string): string | null {
  if (slug === "") return "Enter the page's address, such as services/web-design.";
  if (/\p{Cc}/u.test(slug))
    return "This holds a character that cannot be seen. Please type the address again.";
  if (/\s/u.test(slug)) return "An address has no spaces. Use hyphens instead.";
  if (/^([a-z][a-z0-9+.-]*:|\/\/|www\.)/i.test(slug)) return wholeAddress(slug);
  if (slug === "/") return "The home page is called home here.";
  if (slug.startsWith("/")) return leaveOut("the slash in front", slug.replace(/^\/+/, ""));
  if (/[?#]/.test(slug))
    return leaveOut("everything from the ? or # on", slug.replace(/[?#].*/, ""));
  if (slug.endsWith("/")) return leaveOut("the slash at the end", slug.replace(/\/+$/, ""));
  if (slug.length > LONGEST) return `Keep the address to ${LONGEST} characters.`;
  if (/[A-Z]/.test(slug)) return `Addresses are in small letters: write ${slug.toLowerCase()}.`;
  if (!/^[a-z0-9._~-]+(\/[a-z0-9._~-]+)*$/.test(slug) || /(^|\/)\.\.?(\/|$)/.test(slug))
    return "Use small letters, numbers and hyphens, with single slashes between the parts.";
  return null;
}

function wholeAddress(typed: string): string {
  const rest = typed.replace(/^[a-z][a-z0-9+.-]*:/i, "").replace(/^\/*/, "");
  const slug = rest.replace(/^[^/]*\/?/, "").replace(/[?#].*/, "");
  return leaveOut("the site's own address", slug.replace(/\/+$/, "") || "home");
}

function leaveOut(what: string, rest: string): string {
  return rest && pageSlugProblem(rest) === null
    ? `Leave out ${what}: write ${rest}.`
    : `Leave out ${what}.`;
}
