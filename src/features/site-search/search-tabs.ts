import { routes } from '../../routes.ts';

export type SearchKey = 'equipment' | 'industrySolution' | 'document' | 'article';

/** The groups of the search by the specification's numbers; the search page has a tab for each. */
export const SEARCH_TABS = [
  { number: 1, key: 'equipment' },
  { number: 2, key: 'industrySolution' },
  { number: 3, key: 'document' },
  { number: 4, key: 'article' },
] as const satisfies { number: number; key: SearchKey }[];
export type SearchTab = (typeof SEARCH_TABS)[number];

export function tabOf(wanted: SearchKey): SearchTab {
  return SEARCH_TABS.find(({ key }) => key === wanted) ?? SEARCH_TABS[0];
}

/** Results on a page. */
export const RESULTS_PER_PAGE = 12;

/** `/search?find=фильтр&tab=3`; without a tab the first one with results is shown. */
export function searchHref(find: string, tab?: number, page = 1): string {
  const query = new URLSearchParams({ find });
  if (tab !== undefined) query.set('tab', String(tab));
  if (page > 1) query.set('page', String(page));
  return `${routes.search.href()}?${query}`;
}
