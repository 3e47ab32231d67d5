const LONGEST = 500;

/**
 * A path as `redirects.from_path` holds it: decoded, without a slash at its end. Null when no
 * stored redirect can be meant.
 */
export function redirectKey(pathname: string): string | null {
  const path = decoded(pathname)?.replace(/(?<=.)\/+$/, "");
  return path && path.length <= LONGEST && !UNSTORABLE.test(path) ? path : null;
}

/** Where a stored redirect leads, with the visitor's own query string kept, fit for a header. */
export function redirectTarget(toPath: string, search: string): string {
  const [beforeHash = "", hash] = toPath.split("#", 2);
  const query = search.replace(/^\?/, "");
  const joint = beforeHash.includes("?") ? "&" : "?";
  const target = beforeHash + (query && joint + query) + (hash === undefined ? "" : `#${hash}`);
  return target.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

// PostgreSQL text holds no NUL; the table's own check refuses white space.
const UNSTORABLE = /[\s\0]/;

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
