import type { Paginated } from '../../api/client/api-client.ts';
import { matchesWords } from '../../lib/text/search-text.ts';
import { pageCount, pageSlice } from '../../lib/data/pagination.ts';
import { spellings } from './query-variants.ts';
import type { FoundItem } from './found-items.ts';
import { PER_PAGE, type SearchKey, type SearchTab, searchTabs } from './search-tabs.ts';

/** What the address of the search page asks for. */
export interface SearchQuestion {
  find: string;
  /** Absent: the first group that has results. */
  tab: SearchTab | undefined;
  page: number;
}

export interface SearchAnswer extends Paginated<FoundItem> {
  /** The spelling that found this. */
  find: string;
  tab: SearchTab;
  counts: Record<SearchKey, number>;
}

/** A title of the site as the build knows it. */
export interface IndexEntry {
  title: string;
  href: string;
  /** The number of its tab. */
  tab: number;
}

/** The answer from the titles that the build knew, for when the API does not give one. */
export function askIndex(index: readonly IndexEntry[], question: SearchQuestion): SearchAnswer {
  const matching = (find: string) => index.filter(({ title }) => matchesWords(title, find));
  const find = spellings(question.find).find((spelling) => matching(spelling).length > 0) ?? question.find;
  const matches = matching(find);
  const counts = countsBy((key) => matches.filter(({ tab }) => tabOf(key).number === tab).length);
  const tab = question.tab ?? firstWithResults(counts);
  const inTab = matches.filter((entry) => entry.tab === tab.number);
  return {
    find,
    tab,
    counts,
    items: pageSlice(inTab, question.page, PER_PAGE).map(({ title, href, tab: number }) => ({
      title,
      href,
      ...(number === tabOf('document').number && { file: { href, name: title, extension: '' } }),
    })),
    currentPage: question.page,
    lastPage: Math.max(1, pageCount(inTab, PER_PAGE)),
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
  return searchTabs.find(({ key }) => counts[key] > 0) ?? searchTabs[0];
}

function tabOf(wanted: SearchKey): SearchTab {
  return searchTabs.find(({ key }) => key === wanted) ?? searchTabs[0];
}
