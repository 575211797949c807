import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../lib/react/use-hydrated.ts';

/** New values by name; an empty text takes the name out of the address. */
export type QueryChange = Record<string, string>;

const NO_PARAMS = new URLSearchParams();

/**
 * The query of the address, which holds what the visitor has filtered. It is empty in the prerendered HTML and while
 * that is hydrated: no build knows what somebody will ask for.
 */
export function useQueryParams(): [URLSearchParams, (change: QueryChange, options?: { replace?: boolean }) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: QueryChange, { replace = false } = {}) =>
      setQuery((current) => changedQuery(current, values), { replace, preventScrollReset: true }),
    [setQuery],
  );
  return [useHydrated() ? query : NO_PARAMS, change];
}

/** A copy of the query with the change made; names that stay keep their places. */
export function changedQuery(query: URLSearchParams, change: QueryChange): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The address with the query; without a question mark where there is nothing to ask. */
export function withQuery(pathname: string, query: URLSearchParams): string {
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}
