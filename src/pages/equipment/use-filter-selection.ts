import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogueHref, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { Facet, Filters } from '../../features/equipment/filters/facets.ts';
import { useEntryUrl } from '../../features/query-params/use-entry-url.ts';
import { useUrlDelay } from '../../features/query-params/use-url-delay.ts';
import { useLatestCallback } from '../../lib/react/use-latest-callback.ts';

/** The callbacks are stable. */
export interface FilterSelection {
  filters: Filters;
  toggle: (facet: Facet, value: string, isOn: boolean) => void;
  clear: () => void;
}

/** Delay after the last choice before the router is told of the new URL, ms: the found models are shown first. */
export const ROUTER_DELAY_MS = 200;

/**
 * The filters are stored in the URL. The local state is ahead of the router, which follows with a delay, so that a click applies
 * at once and two quick clicks do not overwrite each other. The history entry has each choice at once: nothing is lost when the
 * visitor leaves before the router follows.
 */
export function useFilterSelection(query: CatalogueQuery & { filters: Filters }, page: number): FilterSelection {
  const navigate = useNavigate();
  const setEntryUrl = useEntryUrl();
  const startDelay = useUrlDelay();
  const inUrl = JSON.stringify(query.filters);
  const [previous, setPrevious] = useState(inUrl);
  const [filters, setFilters] = useState(query.filters);
  const isInUrl = JSON.stringify(filters) === inUrl;
  // The URL that this hook has set: it may arrive after a later choice, which it does not replace.
  const [written, setWritten] = useState(inUrl);
  if (previous !== inUrl) {
    setPrevious(inUrl);
    // An equal value from the URL keeps the same object, so that memoized results stay valid.
    if (!isInUrl && inUrl !== written) {
      setFilters(query.filters);
      setWritten(inUrl);
    }
  }
  const stopDelay = useRef(() => {});
  useEffect(() => () => stopDelay.current(), []);
  const hrefWith = (next: Filters) => catalogueHref({ ...query, filters: next }, page);
  const updateRouter = useLatestCallback(() => {
    if (isInUrl) return;
    setWritten(JSON.stringify(filters));
    void navigate(hrefWith(filters), { replace: true, preventScrollReset: true });
  });
  const choose = (next: Filters) => {
    setFilters(next);
    setEntryUrl(hrefWith(next));
    stopDelay.current();
    stopDelay.current = startDelay(updateRouter, ROUTER_DELAY_MS);
  };
  const toggle = useLatestCallback((facet: Facet, value: string, isOn: boolean) => {
    const others = (filters[facet] ?? []).filter((other) => other !== value);
    choose({ ...filters, [facet]: isOn ? [...others, value] : others });
  });
  const clear = useLatestCallback(() => choose({}));
  return { filters, toggle, clear };
}
