import { startTransition, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '../../../lib/browser/after-paint.ts';
import type { CatalogueGroup } from '../catalogue-groups.ts';

/** Number of models that fill the first screen. */
const FIRST = 6;
const NONE: CatalogueGroup[] = [];

/**
 * The models to render. Of a changed list these are first those of the first screen and those that were rendered before;
 * the others follow after the paint.
 * @param isWhole whether the first list is rendered whole, because a scroll position may be restored
 */
export function useGroupsInSteps(groups: CatalogueGroup[], isWhole: boolean): CatalogueGroup[] {
  const [painted, setPainted] = useState(isWhole ? groups : NONE);
  useEffect(
    () => (painted === groups ? undefined : afterPaint(() => startTransition(() => setPainted(groups)))),
    [painted, groups],
  );
  return useMemo(() => (painted === groups ? groups : firstStep(groups, painted)), [groups, painted]);
}

function firstStep(groups: readonly CatalogueGroup[], painted: readonly CatalogueGroup[]): CatalogueGroup[] {
  const rendered = new Set(painted.flatMap(({ items }) => items));
  let position = 0;
  return groups.flatMap((group) => {
    const items = group.items.filter((model) => position++ < FIRST || rendered.has(model));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
