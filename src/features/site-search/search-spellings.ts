import type { ApiClient } from '../../api/client/api-client.ts';
import { type FastSearch, search } from '../../api/resources/search.ts';
import { queryVariants } from './query-variants.ts';

export interface SpelledSearch {
  /** The spelling with results, or the text as typed. */
  find: string;
  reply: FastSearch;
}

/**
 * Searches for each spelling of the text until one has results.
 * @param perGroup number of items of each group
 * @throws if a call fails
 */
export async function searchSpellings(
  client: ApiClient,
  typed: string,
  { perGroup, signal }: { perGroup: number; signal: AbortSignal },
): Promise<SpelledSearch> {
  const { fast } = search(client);
  const searchFor = (find: string) => fast({ search: find, resultsNumber: perGroup }, { signal });
  const asTyped = await searchFor(typed);
  if (asTyped.hasResults) return { find: typed, reply: asTyped };
  for (const find of queryVariants(typed).slice(1)) {
    // Sequential: the next spelling is only needed when this one has no results.
    const reply = await searchFor(find);
    if (reply.hasResults) return { find, reply };
  }
  return { find: typed, reply: asTyped };
}
