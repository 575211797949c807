import type { Call } from '../../api/client/api-client.ts';
import { foundItems } from './found-items.ts';
import { countsBy, firstWithResults, type SearchAnswer, type SearchQuestion } from './search-index.ts';
import { searchSpellings } from './search-spellings.ts';

/** The API's answer: the counts of all groups, and one page of one of them. Fails as calls fail. */
export async function askApi(call: Call, question: SearchQuestion, signal: AbortSignal): Promise<SearchAnswer> {
  const { find, reply } = await searchSpellings(call, question.find, { perGroup: 1, signal });
  const counts = countsBy((key) => reply[key].count);
  const tab = question.tab ?? firstWithResults(counts);
  const found =
    counts[tab.key] > 0
      ? await foundItems(call, tab.key, { find, page: question.page, signal })
      : { items: [], currentPage: 1, lastPage: 1 };
  return { find, tab, counts, ...found };
}
