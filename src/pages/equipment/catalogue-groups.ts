import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { CatalogueType, Model } from './data.ts';

/** Sorting needs all models, so it is offered up to this number of pages. */
export const MAX_SORTED_PAGES = 10;

/** A kind of equipment with its loaded models. */
export interface CatalogueGroup extends CatalogueType {
  items: Model[];
}

/** The selected kinds. */
export function filterTypes(
  kinds: readonly CatalogueType[],
  { medium, type }: Pick<CatalogueQuery, 'medium' | 'type'>,
): CatalogueType[] {
  return kinds.filter((kind) => (!medium || kind.medium === medium) && (!type || kind.slug === type));
}

/** Models by kind, in the selected order. A kind without loaded models is left out. */
export function groupModels(
  kinds: readonly CatalogueType[],
  models: readonly Model[],
  sort: CatalogueQuery['sort'],
): CatalogueGroup[] {
  const own = Map.groupBy(models, ({ type }) => type);
  return kinds.flatMap((kind) => {
    const items = own.get(kind.slug);
    return items ? [{ ...kind, items: sorted(items, sort) }] : [];
  });
}

/** The first models of the list, with their kinds. */
export function firstModels(groups: readonly CatalogueGroup[], most: number): CatalogueGroup[] {
  let rest = most;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, rest);
    rest -= items.length;
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

export function countModels(kinds: readonly CatalogueType[]): number {
  return kinds.reduce((sum, { count }) => sum + count, 0);
}

function sorted(items: Model[], sort: CatalogueQuery['sort']): Model[] {
  switch (sort) {
    case undefined:
      return items;
    case 'name':
      return items.toSorted((a, b) => a.name.localeCompare(b.name, 'ru', { numeric: true }));
    case 'flow':
      return byMainFigure(items);
  }
}

/** Sorted by the main figure, ascending. Models with another main property than the first one come last. */
function byMainFigure(items: Model[]): Model[] {
  const key = items[0]?.figure?.key;
  const figureOf = ({ figure }: Model) => (figure && figure.key === key ? figure.value : Infinity);
  return items.toSorted((a, b) => compareNumbers(figureOf(a), figureOf(b)));
}

function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
