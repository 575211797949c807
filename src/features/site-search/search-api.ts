import type { ApiClient } from '../../api/client/api-client.ts';
import { fetchFoundItems } from './found-items.ts';
import { countsBy, firstWithResults, type SearchResultPage, type SearchQuery } from './search-index.ts';
import { searchSpellings } from './search-spellings.ts';

/**
 * The API's search results: the counts of all groups and one page of one group, the last one for a page after it: an old link
 * may lead there. Rejects if a call fails.
 */
export async function searchApi(client: ApiClient, query: SearchQuery, signal: AbortSignal): Promise<SearchResultPage> {
  const { find, reply } = await searchSpellings(client, query.find, { perGroup: 1, signal });
  const counts = countsBy((key) => reply[key].count);
  const tab = query.tab ?? firstWithResults(counts);
  const pageOf = (page: number) => fetchFoundItems(client, tab.key, { find, page, signal });
  if (counts[tab.key] === 0) return { find, tab, counts, items: [], currentPage: 1, lastPage: 1 };
  const found = await pageOf(query.page);
  const isPastEnd = found.items.length === 0 && query.page > found.lastPage;
  return { find, tab, counts, ...(isPastEnd ? await pageOf(Math.max(1, found.lastPage)) : found) };
}
