import { useCallback } from 'react';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { routes } from '../../routes.ts';

/** New values by name; an empty text removes the parameter. */
export type QueryChange = Record<string, string>;

const NO_PARAMS = new URLSearchParams();

/** The query of the URL, which holds the visitor's filters. It is empty in the prerendered HTML and during its hydration. */
export function useQueryParams(): [URLSearchParams, (change: QueryChange, options?: { replace?: boolean }) => void] {
  const { pathname } = useLocation();
  if (import.meta.env.SSR) assertUsesQuery(pathname);
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: QueryChange, { replace = false } = {}) =>
      setQuery((current) => changedQuery(current, values), { replace, preventScrollReset: true }),
    [setQuery],
  );
  return [useHydrated() ? query : NO_PARAMS, change];
}

/** @throws {Error} if the route does not say that its page uses the query: it would show other content until it is hydrated */
function assertUsesQuery(pathname: string): void {
  const list = pathname.replace(/\/page\/\d+$/, '');
  if (!Object.values(routes).some(({ path, usesQuery }) => usesQuery && matchPath(path, list)))
    throw new Error(`${pathname} uses the query of its URL: set usesQuery in its route in src/routes.ts`);
}

/** The query with the change; the order of the other parameters is kept. */
export function changedQuery(query: URLSearchParams, change: QueryChange): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The URL with the query; without a question mark if the query is empty. */
export function withQuery(pathname: string, query: URLSearchParams): string {
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}
