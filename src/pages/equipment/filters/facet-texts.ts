import { type Facet, FACETS, type Filters, rangeDefinition } from '../../../features/equipment/filters/facets.ts';
import { parseRange } from '../../../features/equipment/filters/ranges.ts';
import type { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';

type FilterTexts = typeof equipmentFilters;

/** The display unit of a facet, and its size in the facet's own unit. */
function shownUnit(facet: Facet): { unit: string; factor: number } {
  if (facet === 'class') return { unit: '', factor: 1 };
  const { unit, display = { unit, factor: 1 } } = rangeDefinition(facet);
  return display;
}

/** «Расход, м³/ч» */
export function facetTitle(facet: Facet, t: FilterTexts): string {
  const { unit } = shownUnit(facet);
  return unit ? t.measured(t.facets[facet], unit) : t.facets[facet];
}

/** «20–100», «HEPA H14». An invalid value is returned unchanged. */
export function valueText(facet: Facet, value: string, t: FilterTexts): string {
  const range = facet === 'class' ? undefined : parseRange(value);
  if (!range) return value;
  const { factor } = shownUnit(facet);
  const { from, to } = range;
  if (from === undefined) return t.upTo((to ?? 0) / factor);
  return to === undefined ? t.from(from / factor) : t.between(from / factor, to / factor);
}

const NBSP = '\u00a0';

/** «Расход 20–100 м³/ч» */
export function choiceText(facet: Facet, value: string, t: FilterTexts): string {
  const { unit } = shownUnit(facet);
  const text = valueText(facet, value, t);
  return t.choice(t.facets[facet], unit ? text + NBSP + unit : text);
}

/** All chosen values, in the order of the facets. */
export function choiceTexts(filters: Filters, t: FilterTexts): string[] {
  return FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => choiceText(facet, value, t)));
}
