import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogueHref, type CatalogueQuery, MAX_COMPARED } from '../../features/equipment/catalogue-query.ts';
import { useLatestCallback } from '../../lib/react/use-latest-callback.ts';

export interface CompareSelection {
  /** Slugs of the models selected for the comparison, at most four. */
  selected: readonly string[];
  toggle: (slug: string, isOn: boolean) => void;
  clear: () => void;
}

/**
 * The selection is stored in the URL. The local state is ahead of the URL, which changes with a delay, so that two quick clicks
 * do not overwrite each other.
 */
export function useCompareSelection(query: CatalogueQuery & { selected: string[] }, page: number): CompareSelection {
  const navigate = useNavigate();
  const inUrl = query.selected.join();
  const [previous, setPrevious] = useState(inUrl);
  const [selected, setSelected] = useState<readonly string[]>(query.selected);
  if (previous !== inUrl) {
    setPrevious(inUrl);
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
