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
 * The filters live in the address. They also stand here, because the address follows a little later: a tick must not wait
 * for it, nor may two quick ones lose each other.
 */
export function useFilterSelection(query: CatalogueQuery & { filters: Filters }, page: number): FilterSelection {
  const navigate = useNavigate();
  const asked = JSON.stringify(query.filters);
  const [seen, setSeen] = useState(asked);
  const [filters, setFilters] = useState(query.filters);
  if (seen !== asked) {
    setSeen(asked);
    // What has come back from here is not another value: whoever remembers what it has found need not look again.
    if (JSON.stringify(filters) !== asked) setFilters(query.filters);
  }
  const address = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(address.current), []);
  const choose = (next: Filters) => {
    setFilters(next);
    clearTimeout(address.current);
    // In a task of its own: what hears of the address must not hold up the choice.
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
