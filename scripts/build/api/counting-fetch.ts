import { fetchInNode } from '../../../src/api/client/fetch-in-node.ts';
import type { Fetch } from '../../../src/api/client/http.ts';
import type { CallStatistics } from './call-statistics.ts';

/** Calls over keep-alive connections, with statistics. @param connections maximum of simultaneous connections */
export function countingFetch(connections: number, stats: Pick<CallStatistics, 'calls' | 'peakCalls'>): Fetch {
  const fetch = fetchInNode(connections);
  let underWay = 0;
  return async (url, request) => {
    stats.calls++;
    stats.peakCalls = Math.max(stats.peakCalls, ++underWay);
    try {
      return await fetch(url, request);
    } finally {
      underWay--;
    }
  };
}
