import { BackendError, RequestError } from '../../../src/api/client/errors.ts';
import { createApiClient } from '../../../src/api/client/create-api-client.ts';
import { changes } from '../../../src/api/resources/changes.ts';
import { reasonOf } from '../../setup/reason-of.ts';
import { countByName } from '../report/counts-by-name.ts';
import { type NamedChange, parseNamedChange } from '../options/named-change.ts';
import type { Settings } from '../options/settings.ts';
import type { CallStatistics } from './call-statistics.ts';
import { countingFetch } from './counting-fetch.ts';
import { requestHeaders } from './request-headers.ts';
import { scheduleCalls } from './schedule-calls.ts';

interface ListOptions {
  /** The `until` of the last build; without it the call only determines whether the API supports it. */
  since: string | undefined;
  retries: number;
  statistics: CallStatistics;
}

/** The changes listed by the API, or why there are none. */
export type ListedChanges = { until: string; changed: NamedChange[] } | { problem: string; isRefused: boolean };

/**
 * Calls whose replies have changed since the last build, as listed by the API. Never fails, because a build works without them.
 */
export async function listChanges(
  settings: Settings,
  { since, retries, statistics }: ListOptions,
): Promise<ListedChanges> {
  const client = createApiClient({
    baseUrl: settings.API_BASE_URL,
    headers: requestHeaders(settings),
    timeoutMs: settings.API_TIMEOUT_MS,
    fetch: countingFetch(1, statistics),
    schedule: scheduleCalls({
      concurrency: 1,
      retries,
      onRetry: (reason) => countByName(statistics.retries, reason),
    }),
  });
  try {
    const { until, items } = await changes(client).since(since);
    return { until, changed: items.map(parseNamedChange) };
  } catch (error) {
    // A host that is down does not reveal whether it supports the call.
    const isRefused = error instanceof BackendError || (error instanceof RequestError && isRefusal(error.status));
    return { problem: `the API has not said what has changed: ${reasonOf(error)}`, isRefused };
  }
}

/** The statuses of an API without the call, and of one that no longer knows the changes since so long ago. */
function isRefusal(status: number | undefined): boolean {
  return status !== undefined && [400, 404, 405, 410, 422].includes(status);
}
