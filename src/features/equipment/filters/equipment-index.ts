import { RANGE_FACETS, type RangeFacet } from './facets.ts';
import type { ModelFacts } from './model-facts.ts';

/** A reader of another version takes the file for missing. */
const VERSION = 1;

/** Of one model: nothing, one figure, or several. */
type Cell = number | number[] | null;

/**
 * The figures of all models, as a file that a build writes and the filters ask for when they are first wanted. It holds no
 * cards: 2,000 names, leads and pictures would be some 150 KB compressed. The cards lie in the payloads of the catalogue's
 * pages, which have the models kind by kind in this same order, so a model's kind and place tell its page.
 */
export interface EquipmentIndex {
  version: typeof VERSION;
  /** Slugs of kinds. */
  types: string[];
  /** Of each model, in the order of the API, the place of its kind in `types`. */
  type: number[];
  /** A column for each facet, in the order of the models. */
  figures: Record<RangeFacet, Cell[]>;
  classes: string[];
  /** Of each model the places of its classes in `classes`. */
  class: Cell[];
}

/** One model after the other: there may be too many to hold what is known of each. */
export function createEquipmentIndex(models: Iterable<ModelFacts>): EquipmentIndex {
  const index: EquipmentIndex = {
    version: VERSION,
    types: [],
    type: [],
    figures: { flow: [], roomVolume: [], noise: [], uvDose: [], power: [] },
    classes: [],
    class: [],
  };
  for (const { type, figures, classes } of models) {
    index.type.push(placeIn(index.types, type));
    for (const facet of RANGE_FACETS) index.figures[facet].push(cell(figures[facet] ?? []));
    index.class.push(cell(classes.map((name) => placeIn(index.classes, name))));
  }
  return index;
}

function placeIn(names: string[], name: string): number {
  const place = names.indexOf(name);
  return place < 0 ? names.push(name) - 1 : place;
}

/** Whether something that has been fetched is an index of this code's version. */
export function isEquipmentIndex(data: unknown): data is EquipmentIndex {
  return typeof data === 'object' && data !== null && 'version' in data && data.version === VERSION;
}

function cell(figures: number[]): Cell {
  const [first = null] = figures;
  return figures.length > 1 ? figures : first;
}
