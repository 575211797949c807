import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import nodeFetch from 'node-fetch';
import type { Fetch } from '../../../src/api/http.ts';
import type { SourceStats } from './source-stats.ts';

interface FetchLimits {
  /** Connections at once, at most. */
  concurrency: number;
  /** How often a failed call is tried again. */
  retries: number;
}

/** node-fetch over kept connections, counted, with the retries that the caller has asked for. */
export function countingFetch(
  { concurrency, retries }: FetchLimits,
  stats: Pick<SourceStats, 'calls' | 'peak'>,
): Fetch {
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxSockets: concurrency }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: concurrency }),
  };
  let underWay = 0;
  const ask: Fetch = async (url, request) => {
    stats.calls++;
    stats.peak = Math.max(stats.peak, ++underWay);
    try {
      // The browser's FormData and node-fetch's have separate types; a build sends none.
      const { body: _, ...rest } = request;
      return await nodeFetch(url, {
        ...rest,
        agent: ({ protocol }) => (protocol === 'https:' ? agents.https : agents.http),
      });
    } finally {
      underWay--;
    }
  };
  return async (url, request) => {
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await ask(url, request);
        if (response.status < 500 || attempt >= retries) return response;
      } catch (error) {
        if (attempt >= retries || request.signal.aborted) throw error;
      }
    }
  };
}
