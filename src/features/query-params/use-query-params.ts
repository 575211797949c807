import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../lib/react/use-hydrated.ts';

/** New values by name; an empty text removes the parameter. */
export type QueryChange = Record<string, string>;

const NO_PARAMS = new URLSearchParams();

/** The query of the URL, which holds the visitor's filters. It is empty in the prerendered HTML and during its hydration. */
export function useQueryParams(): [URLSearchParams, (change: QueryChange, options?: { replace?: boolean }) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: QueryChange, { replace = false } = {}) =>
      setQuery((current) => changedQuery(current, values), { replace, preventScrollReset: true }),
    [setQuery],
  );
  return [useHydrated() ? query : NO_PARAMS, change];
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
