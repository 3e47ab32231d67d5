export function pagePath(page: number): string {
  return page === 1 ? "/blog" : `/blog?page=${page}`;
}
