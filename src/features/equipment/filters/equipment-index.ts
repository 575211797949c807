import { RANGE_FACETS, type RangeFacet } from './facets.ts';
import type { ModelFacts } from './model-facts.ts';

/** A file of another version counts as missing. */
const VERSION = 1;

/** The figures of one model: none, one or several. */
type Cell = number | number[] | null;

/**
 * The figures of all models. A build writes this file, and the filters load it on first use. It has no cards, because 2,000
 * names, leads and pictures would take some 150 KB compressed. The cards are in the payloads of the catalogue's pages, which
 * list the models kind by kind in the order of this index, so kind and position of a model give its page.
 */
export interface EquipmentIndex {
  version: typeof VERSION;
  /** Slugs of kinds. */
  types: string[];
  /** The index in `types` for each model, in the order of the API. */
  type: number[];
  /** A column for each facet, in the order of the models. */
  figures: Record<RangeFacet, Cell[]>;
  classes: string[];
  /** The indexes in `classes` for each model. */
  class: Cell[];
}

/** Reads the models one by one, since their facts may not fit into memory. */
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
  const found = names.indexOf(name);
  return found < 0 ? names.push(name) - 1 : found;
}

/** Whether fetched data is an index of this version. That of an earlier build may lack a facet. */
export function isEquipmentIndex(data: unknown): data is EquipmentIndex {
  if (typeof data !== 'object' || data === null || !('version' in data) || data.version !== VERSION) return false;
  const { figures } = data as EquipmentIndex;
  return RANGE_FACETS.every((facet) => facet in figures);
}

function cell(figures: number[]): Cell {
  const [first = null] = figures;
  return figures.length > 1 ? figures : first;
}
