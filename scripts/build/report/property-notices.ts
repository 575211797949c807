import type { ModelFacts } from '../../../src/features/equipment/filters/model-facts.ts';
import { PROPERTIES, type PropertyKey } from '../../../src/features/equipment/properties/property-table.ts';

/** What the specifications of the equipment lack for comparison, filters and selection, a line for each fault. */
export interface PropertyNotices {
  /** Names of rows that the table of properties does not know. */
  unknownNames: string[];
  /** Models that do not state what most of their kind do. */
  missing: string[];
}

/** So many models make a kind whose habits count. */
const MIN_MODELS = 3;
/** This share of them makes a habit. */
const MOST = 2 / 3;
/** Of the models with an unknown name so many are named. */
const NAMED = 3;

export function propertyNotices(models: Iterable<ModelFacts>): PropertyNotices {
  const unknown = new Map<string, string[]>();
  const kinds = new Map<string, KindModel[]>();
  // Of each model no more is kept than is told of it, and equal lists once: there may be very many.
  const lists = new Map<string, readonly PropertyKey[]>();
  for (const { slug, type, core, unknownNames } of models) {
    for (const name of new Set(unknownNames)) listOf(unknown, name).push(slug);
    const id = core.join();
    const stated = lists.get(id) ?? core;
    lists.set(id, stated);
    listOf(kinds, type).push({ slug, stated });
  }
  return {
    unknownNames: Array.from(unknown, ([name, slugs]) => `«${name}» of ${listed(slugs)}`),
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

function listed(slugs: readonly string[]): string {
  const hidden = slugs.length - NAMED;
  return slugs.slice(0, NAMED).join(', ') + (hidden > 0 ? ` and ${hidden} more` : '');
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
