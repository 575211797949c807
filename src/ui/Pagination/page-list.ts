/** A page number, or a gap between two of them. */
export type PageListItem = number | 'gap';

/** The number of pages listed at an end even when the current page is the first or the last. */
const EDGE_PAGES = 3;

/**
 * The page numbers to show: the first, the last, the current one with its neighbours, and gaps. A gap never replaces
 * a single page.
 * @param current counts from 1
 */
export function pageList(current: number, last: number): PageListItem[] {
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) =>
      page === 1 ||
      page === last ||
      Math.abs(page - current) <= 1 ||
      (current < EDGE_PAGES && page <= EDGE_PAGES) ||
      (current > last - EDGE_PAGES + 1 && page > last - EDGE_PAGES),
  );
  return pages.flatMap((page, index): PageListItem[] => {
    const skipped = page - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ['gap', page];
  });
}
