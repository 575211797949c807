import { useMemo } from 'react';
import { useLiveAnswer } from '../api-client/use-api-query.ts';
import { askIndex, type IndexEntry, type SearchAnswer, type SearchQuestion } from './search-index.ts';

/** The API's answer or, when it does not come, that of the titles the build knew. Undefined while it is on its way. */
export function useSearchAnswer(
  question: SearchQuestion,
  index: readonly IndexEntry[],
): { answer: SearchAnswer | undefined; isFromIndex: boolean } {
  const { find, tab, page } = question;
  const live = useLiveAnswer(
    JSON.stringify([find, tab?.number, page]),
    async (call, signal) => {
      const { askApi } = await import('./search-api.ts');
      return askApi(call, question, signal);
    },
    false,
  );
  const isFromIndex = live.status === 'failed';
  const fromIndex = useMemo(
    () => (isFromIndex ? askIndex(index, { find, tab, page }) : undefined),
    [isFromIndex, index, find, tab, page],
  );
  return { answer: live.status === 'ready' ? live.answer : fromIndex, isFromIndex };
}
