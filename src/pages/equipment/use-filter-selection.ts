import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogueHref, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { Facet, Filters } from '../../features/equipment/filters/facets.ts';

export interface FilterSelection {
  filters: Filters;
  toggle: (facet: Facet, value: string, isOn: boolean) => void;
  clear: () => void;
}

/**
 * The filters are stored in the URL. The local state is ahead of the URL, which changes with a delay, so that a click applies
 * at once and two quick clicks do not overwrite each other.
 */
export function useFilterSelection(query: CatalogueQuery & { filters: Filters }, page: number): FilterSelection {
  const navigate = useNavigate();
  const inUrl = JSON.stringify(query.filters);
  const [previous, setPrevious] = useState(inUrl);
  const [filters, setFilters] = useState(query.filters);
  if (previous !== inUrl) {
    setPrevious(inUrl);
    // An equal value from the URL keeps the same object, so that memoized results stay valid.
    if (JSON.stringify(filters) !== inUrl) setFilters(query.filters);
  }
  const address = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(address.current), []);
  const choose = (next: Filters) => {
    setFilters(next);
    clearTimeout(address.current);
    // In a separate task, so that components that depend on the URL do not delay the choice.
    address.current = setTimeout(() => {
      void navigate(catalogueHref({ ...query, filters: next }, page), { replace: true, preventScrollReset: true });
    });
  };
  return {
    filters,
    toggle(facet, value, isOn) {
      const others = (filters[facet] ?? []).filter((other) => other !== value);
      choose({ ...filters, [facet]: isOn ? [...others, value] : others });
    },
    clear: () => choose({}),
  };
}
