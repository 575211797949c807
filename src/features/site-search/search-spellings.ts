import type { ApiClient } from '../../api/client/api-client.ts';
import { type FastSearch, search } from '../../api/resources/search.ts';
import { queryVariants } from './query-variants.ts';

export interface SpelledSearch {
  /** The spelling that found something, or the text as it was typed. */
  find: string;
  reply: FastSearch;
}

/**
 * Asks in every way the text may have been meant, until one of them finds something.
 * @param perGroup how many items of each group to bring
 * @throws as calls do
 */
export async function searchSpellings(
  call: ApiClient,
  typed: string,
  { perGroup, signal }: { perGroup: number; signal: AbortSignal },
): Promise<SpelledSearch> {
  const { fast } = search(call);
  const ask = (find: string) => fast({ search: find, resultsNumber: perGroup }, { signal });
  const asTyped = await ask(typed);
  if (asTyped.hasResults) return { find: typed, reply: asTyped };
  for (const find of queryVariants(typed).slice(1)) {
    // One after the other: the next is only worth asking when this one has found nothing.
    const reply = await ask(find);
    if (reply.hasResults) return { find, reply };
  }
  return { find: typed, reply: asTyped };
}
