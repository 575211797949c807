/** The title of one page of a list that continues on further pages; the first one has that of the list. */
export function pagedTitle(title: string, page: number): string {
  return page > 1 ? `${title}, страница ${page}` : title;
}
