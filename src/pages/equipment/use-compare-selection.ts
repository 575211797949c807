import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogueHref, type CatalogueQuery, MAX_COMPARED } from '../../features/equipment/catalogue-query.ts';
import { useLatestCallback } from '../../lib/react/use-latest-callback.ts';

export interface CompareSelection {
  /** Slugs of the models ticked for the comparison, at most four. */
  selected: readonly string[];
  toggle: (slug: string, isOn: boolean) => void;
  clear: () => void;
}

/**
 * The selection is in the address. The state here is ahead of it: the address changes with a delay, and two quick ticks
 * must not overwrite each other.
 */
export function useCompareSelection(query: CatalogueQuery & { selected: string[] }, page: number): CompareSelection {
  const navigate = useNavigate();
  const asked = query.selected.join();
  const [seen, setSeen] = useState(asked);
  const [selected, setSelected] = useState<readonly string[]>(query.selected);
  if (seen !== asked) {
    setSeen(asked);
    setSelected(query.selected);
  }
  const select = (slugs: readonly string[]) => {
    setSelected(slugs);
    void navigate(catalogueHref({ ...query, selected: slugs }, page), { replace: true, preventScrollReset: true });
  };
  const toggle = useLatestCallback((slug: string, isOn: boolean) =>
    select(isOn ? [...selected, slug].slice(0, MAX_COMPARED) : selected.filter((other) => other !== slug)),
  );
  return { selected, toggle, clear: () => select([]) };
}
