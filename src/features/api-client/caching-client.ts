import type { ApiClient } from '../../api/client/api-client.ts';
import { createMemoryCache } from '../../lib/data/memory-cache.ts';
import { queryString } from '../../lib/address/query-string.ts';

/** One cache for the whole page. A reply is cached as the schema of its path has parsed it. */
const replies = createMemoryCache<{ value: unknown }>();

/**
 * An API client that caches the replies to its GETs for a minute. Callers share a request, so aborting one caller's signal
 * does not abort the request for the others.
 */
export function withCache(client: ApiClient, baseUrl: string): ApiClient {
  return {
    ...client,
    get: async (path, schema, query = {}, { signal, ...options } = {}) => {
      signal?.throwIfAborted();
      const requested = replies.getOrLoad(`${baseUrl}${path}${queryString(query)}`, async () => ({
        value: await client.get(path, schema, query, options),
      }));
      const { value } = await (signal ? untilAborted(requested, signal) : requested);
      // A path always has the same schema.
      return value as Awaited<ReturnType<typeof client.get<typeof schema>>>;
    },
  };
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
