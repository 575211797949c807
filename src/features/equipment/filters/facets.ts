import type { PROPERTIES, PropertyKey } from '../properties/property-table.ts';

/** A facet of figures, filtered by ranges. */
interface RangeDefinition {
  unit: string;
  /** The unit for large figures, and its size in the first unit. */
  display?: { unit: string; factor: number };
  /** The boundaries of the ranges. */
  steps: readonly number[];
  /** The range that includes the boundary: `begins` for «at least» figures, `ends` for «at most» figures. */
  edge: 'begins' | 'ends';
}

/** Facets by property, each in the unit of the property table, which is too large for visitors. */
type RangeDefinitions = {
  [Key in PropertyKey]?: RangeDefinition & { unit: Extract<(typeof PROPERTIES)[Key], { unit: string }>['unit'] };
};

/** The facets of figures, in display order. */
const RANGES = {
  flow: { unit: 'м³/ч', steps: [5, 20, 100, 500, 1000, 5000], edge: 'begins' },
  roomVolume: { unit: 'м³', steps: [100, 200, 500], edge: 'ends' },
  noise: { unit: 'дБ(А)', steps: [35, 40, 50], edge: 'ends' },
  uvDose: { unit: 'мДж/см²', steps: [30, 40, 60], edge: 'begins' },
  power: { unit: 'Вт', display: { unit: 'кВт', factor: 1000 }, steps: [200, 500, 1000, 5000], edge: 'ends' },
} as const satisfies RangeDefinitions;

export type RangeFacet = keyof typeof RANGES;
export const RANGE_FACETS = Object.keys(RANGES) as RangeFacet[];

/** All facets. Classes are names, not figures: «HEPA H14», «ISO 5». */
export const FACETS = [...RANGE_FACETS, 'class'] as const;
export type Facet = (typeof FACETS)[number];

export function rangeDefinition(facet: RangeFacet): RangeDefinition {
  return RANGES[facet];
}

/** The chosen values by facet: ranges as `20-100`, or names of classes. */
export type Filters = Partial<Record<Facet, readonly string[]>>;

export function countChoices(filters: Filters): number {
  return FACETS.reduce((sum, facet) => sum + (filters[facet]?.length ?? 0), 0);
}
