import { createContext, useCallback, useContext } from 'react';
import type { ApiClient } from '../../api/client/api-client.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';

/** The base URL of the API for the browser, from the shell. */
export const ApiBaseUrlContext = createContext<string | null>(null);

/**
 * Creates an API client for the browser. Transport and schemas are loaded on first use, so a page that makes no call does
 * not load them. Rich text is reduced to plain paragraphs, since the HTML cleaner is part of the build only. Replies are
 * cached for a minute.
 */
export async function createBrowserClient(baseUrl: string): Promise<ApiClient> {
  const [{ createApiClient }, { withCache }] = await withinLimit(
    Promise.all([import('../../api/client/create-api-client.ts'), import('./caching-client.ts')]),
  );
  return withCache(createApiClient({ baseUrl, fetch: (url, request) => fetch(url, request) }), baseUrl);
}

/** For components: `const createClient = useApiClient(); … documents(await createClient()).page(…)`. */
export function useApiClient(): () => Promise<ApiClient> {
  const baseUrl = useContext(ApiBaseUrlContext);
  return useCallback(() => {
    if (baseUrl === null) throw new Error('useApiClient: the component is outside the site’s shell');
    return createBrowserClient(baseUrl);
  }, [baseUrl]);
}
