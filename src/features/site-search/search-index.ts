import type { Paginated } from '../../api/client/api-client.ts';
import { matchesWords } from '../../lib/text/search-text.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { queryVariants } from './query-variants.ts';
import type { FoundItem } from './found-items.ts';
import { RESULTS_PER_PAGE, type SearchKey, type SearchTab, SEARCH_TABS, tabOf } from './search-tabs.ts';

/** The query of the search page. */
export interface SearchQuery {
  find: string;
  /** Undefined for the first group with results. */
  tab: SearchTab | undefined;
  page: number;
}

export interface SearchResultPage extends Paginated<FoundItem> {
  /** The spelling with results. */
  find: string;
  tab: SearchTab;
  counts: Record<SearchKey, number>;
}

/** A title from the build. */
export interface IndexEntry {
  title: string;
  href: string;
  /** The number of its tab. */
  tab: number;
}

/** Search results from the titles of the build, used when the API fails. For a page after the last one, those of the last one. */
export function searchIndex(index: readonly IndexEntry[], query: SearchQuery): SearchResultPage {
  const matching = (find: string) => index.filter(({ title }) => matchesWords(title, find));
  const find = queryVariants(query.find).find((spelling) => matching(spelling).length > 0) ?? query.find;
  const matches = matching(find);
  const counts = countsBy((key) => matches.filter(({ tab }) => tabOf(key).number === tab).length);
  const tab = query.tab ?? firstWithResults(counts);
  const inTab = matches.filter((entry) => entry.tab === tab.number);
  const lastPage = pageCount(inTab, RESULTS_PER_PAGE);
  const page = Math.min(query.page, lastPage);
  return {
    find,
    tab,
    counts,
    items: pageItems(inTab, page, RESULTS_PER_PAGE).map(({ title, href, tab: number }) => ({
      title,
      href,
      ...(number === tabOf('document').number && { file: { href, name: title, extension: '' } }),
    })),
    currentPage: page,
    lastPage,
  };
}

export function countsBy(count: (key: SearchKey) => number): Record<SearchKey, number> {
  return {
    equipment: count('equipment'),
    industrySolution: count('industrySolution'),
    document: count('document'),
    article: count('article'),
  };
}

export function firstWithResults(counts: Record<SearchKey, number>): SearchTab {
  return SEARCH_TABS.find(({ key }) => counts[key] > 0) ?? SEARCH_TABS[0];
}
