import type { KnownReply } from '../../../src/api/client/api-client-options.ts';
import type { Paginated } from '../../../src/api/client/api-client.ts';
import { ITEMS_PER_PAGE } from '../../../src/api/client/create-api-client.ts';
import { queryString } from '../../../src/lib/address/query-string.ts';
import type { LazyList } from '../../../src/lib/data/long-list.ts';
import type { BuildCacheHead, ReplyTag } from '../cache/build-cache.ts';
import { listPath } from './observed-entities.ts';

/** The replies of the last build that have an ETag, by call: the API need not send them again. */
export function knownReplies({
  replies,
  etags,
}: Pick<BuildCacheHead, 'replies' | 'etags'>): ReadonlyMap<string, KnownReply> {
  const known = new Map<string, KnownReply>();
  for (const [key, tags] of Object.entries(etags)) {
    const reply = replies.get(key);
    const values = reply?.read();
    // Otherwise an item was on two pages, and the list does not tell which items a page had.
    if (!values || tags.reduce((sum, [, count]) => sum + count, 0) !== values.length) continue;
    if (reply?.isList) for (const [call, page] of pagesOf(key, tags, values)) known.set(call, page);
    else for (const [etag] of tags) known.set(key, { etag, value: () => values.at(0) });
  }
  return known;
}

function* pagesOf(key: string, tags: ReplyTag[], values: LazyList<object>): Generator<[string, KnownReply]> {
  let end = 0;
  for (const [index, [etag, count]] of tags.entries()) {
    const start = end;
    end += count;
    const currentPage = index + 1;
    const value = (): Paginated<object> => ({
      items: values.slice(start, start + count),
      currentPage,
      lastPage: tags.length,
    });
    yield [pageCall(key, currentPage), { etag, value }];
  }
}

/** The call for a page of a list. @param key of the whole list */
function pageCall(key: string, page: number): string {
  const list = listPath(key);
  const query = queryString({ page, perPage: ITEMS_PER_PAGE });
  return list.includes('?') ? `${list}&${query.slice(1)}` : list + query;
}
