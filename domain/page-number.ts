/** Beyond this a list is not for reading, and skipping that many rows is work for nothing. */
export const LAST_PAGE = 500;

/** `?page=` as a visitor may write it: absent means the first. Null for anything that is no page. */
export function pageNumber(given: string | null): number | null {
  if (given === null) return 1;
  if (!/^[1-9]\d{0,5}$/.test(given)) return null;
  const page = Number(given);
  return page <= LAST_PAGE ? page : null;
}
