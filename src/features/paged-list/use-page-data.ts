import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PageDataContext } from './list-page.ts';

/**
 * Loads the payload of another page of the site by its path, as a part of this one. Rejects if that fails; undefined on the
 * server. Where other code is needed, the browser loads this page as a whole.
 */
export function usePageData(): ((path: string) => Promise<unknown>) | undefined {
  const load = use(PageDataContext);
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return useMemo(() => (load ? (path) => load(path, here) : undefined), [load, here]);
}
