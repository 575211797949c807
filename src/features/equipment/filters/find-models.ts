import type { EquipmentIndex } from './equipment-index.ts';
import { type Facet, FACETS, type Filters } from './facets.ts';
import { offeredRanges, rangeTest } from './ranges.ts';

/** A kind of equipment, in the order of the catalogue. */
interface Kind {
  slug: string;
  count: number;
}

/** An option of a facet. */
interface FacetOption {
  /** The value in the URL: `20-100`, `HEPA H14`. */
  value: string;
  isChosen: boolean;
  /** Number of models that it would show together with the choices of other facets. */
  count: number;
}

export interface FoundModels {
  /** Positions of the models in the whole catalogue, from 0. */
  positions: number[];
  /** The facets with more than one option, each option with at least one model. */
  facets: { facet: Facet; options: FacetOption[] }[];
}

/**
 * The models that match one of the chosen values of each facet. Each model is tested once; a model that fails
 * in one facet only counts for the other options of that facet.
 * @param kinds of the whole catalogue, in its order
 * @param wanted the kinds to search
 * @returns undefined if index and catalogue come from different builds
 */
export function findModels(
  index: EquipmentIndex,
  kinds: readonly Kind[],
  wanted: readonly Kind[],
  filters: Filters,
): FoundModels | undefined {
  const order = cachedOrder(index, kinds);
  if (!order) return undefined;
  const slugs = new Set(wanted.map(({ slug }) => slug));
  const isWanted = index.types.map((slug) => slugs.has(slug));
  const tallies = FACETS.map((facet) => createTally(facet, index, filters[facet] ?? []));
  const positions: number[] = [];
  order.forEach((model, position) => {
    if (!isWanted[index.type[model] ?? 0]) return;
    let failures = 0;
    let failed: Tally | undefined;
    for (const tally of tallies) {
      const own = tally.masks[model] ?? 0;
      tally.inScope |= own;
      if (tally.chosen === 0 || (own & tally.chosen) !== 0) continue;
      failures++;
      failed = tally;
    }
    if (failures === 0) positions.push(position);
    if (failures === 0) for (const tally of tallies) count(tally, model);
    if (failures === 1 && failed) count(failed, model);
  });
  const facets = tallies.map((tally) => ({ facet: tally.facet, options: optionsOf(tally) }));
  return {
    positions,
    facets: facets.filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen)),
  };
}

/** Sorted once per index, not for each change of the filters. */
const orders = new WeakMap<EquipmentIndex, { kinds: readonly Kind[]; order: number[] | undefined }>();

function cachedOrder(index: EquipmentIndex, kinds: readonly Kind[]): number[] | undefined {
  const known = orders.get(index);
  if (known?.kinds === kinds) return known.order;
  const order = catalogueOrder(index, kinds);
  orders.set(index, { kinds, order });
  return order;
}

/** The models kind by kind, each kind in the order of the API, as on the pages of the catalogue. */
function catalogueOrder({ types, type }: EquipmentIndex, kinds: readonly Kind[]): number[] | undefined {
  const models = type.map((_, model) => model);
  const ofKind = Map.groupBy(models, (model) => types[type[model] ?? 0]);
  const own = kinds.map(({ slug, count: size }) => ({ size, models: ofKind.get(slug) ?? [] }));
  const isSame = own.every(({ size, models: { length } }) => size === length);
  const order = own.flatMap((kind) => kind.models);
  return isSame && order.length === models.length ? order : undefined;
}

/** The counts of a facet. Options are bits, by their position among the values. */
interface Tally {
  facet: Facet;
  values: readonly string[];
  /** The options of each model. */
  masks: Uint32Array;
  chosen: number;
  /** The options of the wanted models. */
  inScope: number;
  counts: number[];
}

/** Maximum of bits in a mask. */
const MAX_VALUES = 31;

function createTally(facet: Facet, index: EquipmentIndex, chosenValues: readonly string[]): Tally {
  const offered = offeredChoices(facet, index);
  // The URL may have other values.
  const others = chosenValues.filter((value) => !offered.values.includes(value));
  const values = [...offered.values, ...others].slice(0, MAX_VALUES);
  const masks = others.length === 0 ? offered.masks : masksOf(facet, index, values);
  const chosen = values.reduce((mask, value, bit) => mask | (chosenValues.includes(value) ? 1 << bit : 0), 0);
  return { facet, values, masks, chosen, inScope: 0, counts: values.map(() => 0) };
}

interface Choices {
  values: readonly string[];
  masks: Uint32Array;
}

const offers = new WeakMap<EquipmentIndex, Map<Facet, Choices>>();

/** The options of a facet, read from the index once. */
function offeredChoices(facet: Facet, index: EquipmentIndex): Choices {
  const known = offers.get(index) ?? new Map<Facet, Choices>();
  offers.set(index, known);
  const offered = known.get(facet);
  if (offered) return offered;
  const values = (facet === 'class' ? index.classes.toSorted() : offeredRanges(facet)).slice(0, MAX_VALUES);
  const choices = { values, masks: masksOf(facet, index, values) };
  known.set(facet, choices);
  return choices;
}

function masksOf(facet: Facet, index: EquipmentIndex, values: readonly string[]): Uint32Array {
  const tests = values.map((value) => (facet === 'class' ? classTest(index, value) : rangeTest(facet, value)));
  const maskOf = (figure: number) => tests.reduce((mask, test, bit) => mask | (test(figure) ? 1 << bit : 0), 0);
  const cells = facet === 'class' ? index.class : index.figures[facet];
  return Uint32Array.from(cells, (cell) =>
    typeof cell === 'number' ? maskOf(cell) : (cell?.reduce((mask, figure) => mask | maskOf(figure), 0) ?? 0),
  );
}

function classTest({ classes }: EquipmentIndex, value: string): (position: number) => boolean {
  const wanted = classes.indexOf(value);
  return (position) => position === wanted;
}

function count({ masks, counts }: Tally, model: number): void {
  for (let rest = masks[model] ?? 0, bit = 0; rest !== 0; rest >>>= 1, bit++)
    if ((rest & 1) !== 0) counts[bit] = (counts[bit] ?? 0) + 1;
}

/** The options of the wanted models, and the chosen ones. */
function optionsOf({ values, chosen, inScope, counts }: Tally): FacetOption[] {
  return values.flatMap((value, bit) => {
    const isChosen = (chosen & (1 << bit)) !== 0;
    return isChosen || (inScope & (1 << bit)) !== 0 ? [{ value, isChosen, count: counts[bit] ?? 0 }] : [];
  });
}
