import { startTransition, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '../../../lib/browser/after-paint.ts';
import type { CatalogueGroup } from '../catalogue-groups.ts';
import type { Model } from '../data.ts';

/** Number of models that the first step shows: a row. */
const FIRST = 3;
/** Number of new models in each later step. */
const MORE = 6;
const NONE: CatalogueGroup[] = [];

interface Step {
  /** The list, of which `rendered` is a part. Undefined before the first step. */
  list?: CatalogueGroup[];
  rendered: CatalogueGroup[];
}

/**
 * The models to render. Of a changed list these are first the first row and those that were rendered before. After each paint
 * follow some of the others, so that no step takes long.
 * @param isWhole whether the first list is rendered whole, because a scroll position may be restored
 * @param isWanted whether the list still is to be shown: its steps would delay a list that replaces it
 */
export function useGroupsInSteps(
  groups: CatalogueGroup[],
  isWhole: boolean,
  isWanted: () => boolean,
): CatalogueGroup[] {
  const [{ list, rendered }, setLast] = useState<Step>({ rendered: isWhole ? groups : NONE });
  const step = useMemo(() => {
    if (rendered === groups) return groups;
    const known = new Set(rendered.flatMap(({ items }) => items));
    return list === groups ? withMore(groups, known) : withFirst(groups, known);
  }, [groups, list, rendered]);
  useEffect(() => {
    if (step === rendered) return undefined;
    return afterPaint(() => {
      if (isWanted()) startTransition(() => setLast({ list: groups, rendered: step }));
    });
  }, [groups, rendered, step, isWanted]);
  return step;
}

function withFirst(groups: CatalogueGroup[], known: ReadonlySet<Model>): CatalogueGroup[] {
  let position = 0;
  return filterModels(groups, (model) => position++ < FIRST || known.has(model));
}

function withMore(groups: CatalogueGroup[], known: ReadonlySet<Model>): CatalogueGroup[] {
  let added = 0;
  return filterModels(groups, (model) => known.has(model) || added++ < MORE);
}

/** A group whose models all stay is returned unchanged, and so is the list of such groups. */
function filterModels(groups: CatalogueGroup[], isShown: (model: Model) => boolean): CatalogueGroup[] {
  const shown = groups.flatMap((group) => {
    const items = group.items.filter(isShown);
    if (items.length === group.items.length) return [group];
    return items.length > 0 ? [{ ...group, items }] : [];
  });
  return shown.length === groups.length && shown.every((group, index) => group === groups[index]) ? groups : shown;
}
