import { useMemo } from 'react';
import type { Filters } from '../../../features/equipment/filters/facets.ts';
import { findModels, type FoundModels } from '../../../features/equipment/filters/find-models.ts';
import type { CatalogueType } from '../data.ts';
import { useEquipmentIndex } from './use-equipment-index.ts';

export interface FoundModelsState {
  /** `failed` also if the index belongs to another build than the page. */
  found: FoundModels | 'loading' | 'failed';
  retry: () => void;
}

/** The matches of the filters among the wanted kinds. @param kinds of the whole catalogue */
export function useFoundModels(
  kinds: readonly CatalogueType[],
  wanted: readonly CatalogueType[],
  filters: Filters,
): FoundModelsState {
  const { index, retry } = useEquipmentIndex();
  const found = useMemo(
    () => (typeof index === 'string' ? index : (lastFound(index, kinds, wanted, filters) ?? 'failed')),
    [index, kinds, wanted, filters],
  );
  return { found, retry };
}

let last: { args: Parameters<typeof findModels>; found: FoundModels | undefined } | undefined;

/** The panel and the list need the same search one after the other. */
function lastFound(...args: Parameters<typeof findModels>): FoundModels | undefined {
  if (!last || args.some((arg, index) => arg !== last?.args[index])) last = { args, found: findModels(...args) };
  return last.found;
}
