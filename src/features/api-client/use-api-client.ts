import { createContext, useCallback, useContext } from 'react';
import type { ApiClient } from '../../api/client/api-client.ts';

/** Where the API lives for the browser. Given by the shell. */
export const ApiBaseUrlContext = createContext<string | null>(null);

/**
 * Creates an API client for the browser. Transport and schemas are loaded on first use: a page that needs no
 * live answer never loads them. Rich text in live answers is reduced to plain paragraphs, for the cleaner of the
 * build is not here. What was asked within the last minute is not asked again.
 */
export async function createBrowserClient(baseUrl: string): Promise<ApiClient> {
  const [{ createApiClient }, { withCache }] = await Promise.all([
    import('../../api/client/create-api-client.ts'),
    import('./caching-client.ts'),
  ]);
  return withCache(createApiClient({ baseUrl, fetch: (url, request) => fetch(url, request) }), baseUrl);
}

/** For components: `const apiClient = useApiClient(); … documents(await apiClient()).page(…)`. */
export function useApiClient(): () => Promise<ApiClient> {
  const baseUrl = useContext(ApiBaseUrlContext);
  return useCallback(() => {
    if (baseUrl === null) throw new Error('useApiClient: the component stands outside the site’s shell');
    return createBrowserClient(baseUrl);
  }, [baseUrl]);
}
