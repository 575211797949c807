import { dateOf, type Entity, type SyntheticContent } from './synthetic-content.ts';

/** A pseudorandom generator of numbers between 0 and 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * A random change of the content, as made by editors.
 * @param number of the edit: its names and dates are derived from it
 * @returns the call that returns the changed entity
 */
export function applyRandomEdit({ lists, single }: SyntheticContent, random: () => number, number: number): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const list = pick(['/equipment', '/news', '/article', '/project', '/industry-solution', '/industry']);
  const entities = lists.get(list) as Entity[];
  const entity = pick(entities);
  const updatedAt = dateOf(600 + number);
  const named = 'name' in entity ? 'name' : 'title';
  // Entities that others refer to by slug are not renamed or removed, because the links would break.
  const isFree = ['/equipment', '/news', '/article'].includes(list);
  const own = `${list}/${entity.id}`;
  const inSingle = (path: string, change: object) => {
    Object.assign(single.get(path) as object, change);
    return path;
  };
  const edit = pick<() => string | undefined>([
    () => void Object.assign(entity, { [named]: `Имя ${number}`, updatedAt }),
    () => void Object.assign(entity, { lead: `Подводка ${number}`, updatedAt }),
    () => void (isFree && Object.assign(entity, { slug: `renamed-${entity.id}-${number}`, updatedAt })),
    () => void (isFree && entities.length > 2 && entities.splice(entities.indexOf(entity), 1)),
    () => {
      entities.push({
        ...entity,
        id: 1000 + number,
        slug: `new-${number}`,
        [named]: `Новое ${number}`,
        updatedAt,
      });
      return `${list}/${1000 + number}`;
    },
    () => inSingle('/settings', { contactEmail: `n${number}@chistosfera.test` }),
    () => inSingle(pick(['/page/about', '/page/index', '/page/planners']), { lead: `О нас ${number}`, updatedAt }),
  ]);
  return edit() ?? own;
}
