import { fetchInNode } from '../../../src/api/client/fetch-in-node.ts';
import type { Fetch } from '../../../src/api/client/http.ts';
import type { CallStatistics } from './call-statistics.ts';

interface FetchLimits {
  /** Maximum of simultaneous connections. */
  concurrency: number;
  /** Number of retries of a failed call. */
  retries: number;
}

/** Calls over keep-alive connections, with statistics and retries. */
export function countingFetch(
  { concurrency, retries }: FetchLimits,
  stats: Pick<CallStatistics, 'calls' | 'peakCalls'>,
): Fetch {
  const fetch = fetchInNode(concurrency);
  let underWay = 0;
  const fetchOnce: Fetch = async (url, request) => {
    stats.calls++;
    stats.peakCalls = Math.max(stats.peakCalls, ++underWay);
    try {
      return await fetch(url, request);
    } finally {
      underWay--;
    }
  };
  return async (url, request) => {
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await fetchOnce(url, request);
        if (response.status < 500 || attempt >= retries) return response;
        // An unread body would keep its connection open.
        await response.arrayBuffer();
      } catch (error) {
        if (attempt >= retries || request.signal.aborted) throw error;
      }
    }
  };
}
