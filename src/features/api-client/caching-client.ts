import type { ApiClient } from '../../api/client/api-client.ts';
import { createMemoryCache } from '../../lib/data/memory-cache.ts';
import { queryString } from '../../lib/address/query-string.ts';

/** One memory for all parts of the page: a reply stands in it as the schema of its path has read it. */
const replies = createMemoryCache<{ value: unknown }>();

/**
 * An API client that caches the replies to its GETs for a minute. Askers share a call, so none of them can end it for
 * the others: whoever loses interest only stops waiting.
 */
export function withCache(call: ApiClient, baseUrl: string): ApiClient {
  return {
    ...call,
    get: async (path, schema, query = {}, { signal, ...options } = {}) => {
      const asked = replies.getOrLoad(`${baseUrl}${path}${queryString(query)}`, async () => ({
        value: await call.get(path, schema, query, options),
      }));
      const { value } = await (signal ? untilAborted(asked, signal) : asked);
      // The same path is always read by the same schema.
      return value as Awaited<ReturnType<typeof call.get<typeof schema>>>;
    },
  };
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
