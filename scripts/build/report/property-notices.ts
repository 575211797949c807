import type { ModelFacts } from '../../../src/features/equipment/filters/model-facts.ts';
import { PROPERTIES, type PropertyKey } from '../../../src/features/equipment/properties/property-table.ts';

/** The gaps in the specifications of the equipment for comparison, filters and selection, a line for each. */
export interface PropertyNotices {
  /** Names of rows that are not in the property table. */
  unknownNames: string[];
  /** Models that lack properties that most models of their kind have. */
  missing: string[];
}

/** Minimum number of models of a kind for a comparison. */
const MIN_MODELS = 3;
/** Minimum share of the models for a common property. */
const MOST = 2 / 3;
/** Number of models that a line names. */
const NAMED = 3;

export function propertyNotices(models: Iterable<ModelFacts>): PropertyNotices {
  const unknown = new Map<string, NamedModels>();
  const kinds = new Map<string, KindModel[]>();
  // Only the reported properties of a model are kept, and equal lists once, because there may be very many models.
  const lists = new Map<string, readonly PropertyKey[]>();
  for (const { slug, type, core, unknownNames } of models) {
    for (const name of new Set(unknownNames)) addTo(unknown, name, slug);
    const id = core.join();
    const stated = lists.get(id) ?? core;
    lists.set(id, stated);
    listOf(kinds, type).push({ slug, stated });
  }
  return {
    unknownNames: Array.from(unknown, ([name, some]) => `«${name}» of ${listed(some)}`),
    missing: Array.from(kinds, ([type, own]) => missingInKind(type, own)).flat(),
  };
}

interface KindModel {
  slug: string;
  stated: readonly PropertyKey[];
}

function listOf<Item>(lists: Map<string, Item[]>, name: string): Item[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}

/** The first models of a line, and the number of all. */
interface NamedModels {
  first: string[];
  count: number;
}

function addTo(lines: Map<string, NamedModels>, name: string, slug: string): void {
  const { first, count } = lines.get(name) ?? { first: [], count: 0 };
  lines.set(name, { first: count < NAMED ? [...first, slug] : first, count: count + 1 });
}

function listed({ first, count }: NamedModels): string {
  return first.join(', ') + (count > NAMED ? ` and ${count - NAMED} more` : '');
}

function missingInKind(type: string, models: readonly KindModel[]): string[] {
  if (models.length < MIN_MODELS) return [];
  const keys = new Set(models.flatMap(({ stated }) => stated));
  return [...keys].flatMap((key) => {
    const lacking = models.filter(({ stated }) => !stated.includes(key));
    const count = models.length - lacking.length;
    if (count < models.length * MOST) return [];
    const habit = `which ${count} of ${models.length} models of the kind «${type}» state`;
    return lacking.map(({ slug }) => `${slug} does not state «${PROPERTIES[key].names[0]}», ${habit}`);
  });
}
