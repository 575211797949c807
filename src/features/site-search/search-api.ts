import type { ApiClient } from '../../api/client/api-client.ts';
import { fetchFoundItems } from './found-items.ts';
import { countsBy, firstWithResults, type SearchResultPage, type SearchQuery } from './search-index.ts';
import { searchSpellings } from './search-spellings.ts';

/** The API's search results: the counts of all groups and one page of one group. Rejects if a call fails. */
export async function searchApi(client: ApiClient, query: SearchQuery, signal: AbortSignal): Promise<SearchResultPage> {
  const { find, reply } = await searchSpellings(client, query.find, { perGroup: 1, signal });
  const counts = countsBy((key) => reply[key].count);
  const tab = query.tab ?? firstWithResults(counts);
  const found =
    counts[tab.key] > 0
      ? await fetchFoundItems(client, tab.key, { find, page: query.page, signal })
      : { items: [], currentPage: 1, lastPage: 1 };
  return { find, tab, counts, ...found };
}
