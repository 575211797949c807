import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { CatalogueGroup, EquipmentData } from './data.ts';

type Item = CatalogueGroup['items'][number];

/** The groups that are asked for, their models in the order that is asked for. */
export function selectGroups(
  groups: EquipmentData['groups'],
  { medium, type, sort }: Pick<CatalogueQuery, 'medium' | 'type' | 'sort'>,
): EquipmentData['groups'] {
  return groups
    .filter((group) => (!medium || group.medium === medium) && (!type || group.slug === type))
    .map((group) => ({ ...group, items: sorted(group.items, sort) }));
}

export function countModels(groups: EquipmentData['groups']): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

function sorted(items: Item[], sort: CatalogueQuery['sort']): Item[] {
  switch (sort) {
    case undefined:
      return items;
    case 'name':
      return items.toSorted((a, b) => a.name.localeCompare(b.name, 'ru', { numeric: true }));
    case 'flow':
      return byMainFigure(items);
  }
}

/** From the least to the most productive. What has another main figure than the first model comes last. */
function byMainFigure(items: Item[]): Item[] {
  const label = items[0]?.highlights[0]?.label;
  const figure = ({ highlights: [main] }: Item) => (main && main.label === label ? numberIn(main.value) : Infinity);
  const figures = new Map(items.map((item) => [item, figure(item)]));
  return items.toSorted((a, b) => compareNumbers(figures.get(a), figures.get(b)));
}

/** The number that a Russian measure begins with: «1 200 м³/ч» is 1200, «до 0,6 МПа» is 0.6. */
export function numberIn(measure: string): number {
  const [digits] = /\d[\d\s]*(?:,\d+)?/u.exec(measure) ?? [];
  return digits === undefined ? Infinity : Number(digits.replace(/\s/gu, '').replace(',', '.'));
}

function compareNumbers(a = Infinity, b = Infinity): number {
  return a === b ? 0 : a - b;
}
