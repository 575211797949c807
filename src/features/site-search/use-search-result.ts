import { useMemo } from 'react';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { useApiQuery } from '../api-client/use-api-query.ts';
import { searchIndex, type IndexEntry, type SearchResultPage, type SearchQuery } from './search-index.ts';

/** The API's results or, if the call fails, those from the titles of the build. Undefined while loading. */
export function useSearchResult(
  question: SearchQuery,
  index: readonly IndexEntry[],
): { answer: SearchResultPage | undefined; isFromIndex: boolean } {
  const { find, tab, page } = question;
  const apiQuery = useApiQuery(
    JSON.stringify([find, tab?.number, page]),
    async (client, signal) => {
      const { searchApi } = await withinLimit(import('./search-api.ts'));
      return searchApi(client, question, signal);
    },
    false,
  );
  const isFromIndex = apiQuery.status === 'failed';
  const fromIndex = useMemo(
    () => (isFromIndex ? searchIndex(index, { find, tab, page }) : undefined),
    [isFromIndex, index, find, tab, page],
  );
  return { answer: apiQuery.status === 'ready' ? apiQuery.answer : fromIndex, isFromIndex };
}
