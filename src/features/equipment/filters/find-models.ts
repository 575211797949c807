import type { EquipmentIndex } from './equipment-index.ts';
import { type Facet, FACETS, type Filters } from './facets.ts';
import { offeredRanges, rangeTest } from './ranges.ts';

/** A kind of equipment, as the catalogue orders them. */
interface Kind {
  slug: string;
  count: number;
}

/** A choice of a facet. */
interface FacetOption {
  /** As the address has it: `20-100`, `HEPA H14`. */
  value: string;
  isChosen: boolean;
  /** Models that it would show, with all that is chosen of other facets. */
  count: number;
}

export interface FoundModels {
  /** Places of the models in the whole catalogue, from 0, in its order. */
  places: number[];
  /** The facets that tell the models apart, with the choices that some model has. */
  facets: { facet: Facet; options: FacetOption[] }[];
}

/**
 * The models that fit: of each facet with a choice one of the chosen values. Every model is looked at once; one that fails
 * a single facet counts for the other choices of that facet.
 * @param kinds of the whole catalogue, in its order
 * @param wanted the kinds to look among
 * @returns undefined where index and catalogue come from different builds
 */
export function findModels(
  index: EquipmentIndex,
  kinds: readonly Kind[],
  wanted: readonly Kind[],
  filters: Filters,
): FoundModels | undefined {
  const order = catalogueOrder(index, kinds);
  if (!order) return undefined;
  const slugs = new Set(wanted.map(({ slug }) => slug));
  const isWanted = index.types.map((slug) => slugs.has(slug));
  const tallies = FACETS.map((facet) => createTally(facet, index, filters[facet] ?? []));
  const places: number[] = [];
  order.forEach((model, place) => {
    if (!isWanted[index.type[model] ?? 0]) return;
    const failing = tallies.filter((tally) => !tally.fits(model));
    if (failing.length === 0) places.push(place);
    for (const tally of tallies)
      tally.count(model, failing.length === 0 || (failing.length === 1 && failing[0] === tally));
  });
  const facets = tallies.map(({ facet, options }) => ({ facet, options: options() }));
  return {
    places,
    facets: facets.filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen)),
  };
}

/** The models kind by kind, each kind in the order of the API: as the pages of the catalogue have them. */
function catalogueOrder({ types, type }: EquipmentIndex, kinds: readonly Kind[]): number[] | undefined {
  const models = type.map((_, model) => model);
  const ofKind = Map.groupBy(models, (model) => types[type[model] ?? 0]);
  const own = kinds.map(({ slug, count }) => ({ count, models: ofKind.get(slug) ?? [] }));
  const isSame = own.every(({ count, models: { length } }) => count === length);
  const order = own.flatMap((kind) => kind.models);
  return isSame && order.length === models.length ? order : undefined;
}

interface Tally {
  facet: Facet;
  /** Whether the model has one of the chosen values, or none is chosen. */
  fits: (model: number) => boolean;
  /** Counts the model for the choices that it has. @param isFound it fits all other facets */
  count: (model: number, isFound: boolean) => void;
  options: () => FacetOption[];
}

function createTally(facet: Facet, index: EquipmentIndex, chosen: readonly string[]): Tally {
  const { values, tests, cells } = choicesOf(facet, index, chosen);
  const choices = values.map((value, place) => {
    const test = tests[place] ?? (() => false);
    return { value, test, isChosen: chosen.includes(value), inScope: 0, count: 0 };
  });
  const holds = (test: (figure: number) => boolean, model: number) => {
    const cell = cells[model] ?? null;
    return typeof cell === 'number' ? test(cell) : cell !== null && cell.some(test);
  };
  const active = choices.filter(({ isChosen }) => isChosen);
  return {
    facet,
    fits: (model) => active.length === 0 || active.some(({ test }) => holds(test, model)),
    count(model, isFound) {
      for (const choice of choices)
        if (holds(choice.test, model)) {
          choice.inScope++;
          if (isFound) choice.count++;
        }
    },
    options: () =>
      choices
        .filter(({ inScope, isChosen }) => inScope > 0 || isChosen)
        .map(({ value, isChosen, count }) => ({ value, isChosen, count })),
  };
}

/** The values of a facet, those that the address brings of its own behind those that are offered. */
function choicesOf(facet: Facet, index: EquipmentIndex, chosen: readonly string[]) {
  const offered = facet === 'class' ? index.classes.toSorted() : offeredRanges(facet);
  const values = [...offered, ...chosen.filter((value) => !offered.includes(value))];
  if (facet !== 'class')
    return { values, tests: values.map((value) => rangeTest(facet, value)), cells: index.figures[facet] };
  const tests = values.map((value) => {
    const place = index.classes.indexOf(value);
    return (figure: number) => figure === place;
  });
  return { values, tests, cells: index.class };
}
