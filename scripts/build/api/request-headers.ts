import type { Settings } from '../options/settings.ts';

/**
 * The headers of all calls. A cache in between has to ask the API before it replies: a build follows a change of the content, and
 * a reply from before would be published.
 */
export function requestHeaders({ API_HEADERS }: Settings): Record<string, string> {
  return { 'cache-control': 'no-cache', ...API_HEADERS };
}
