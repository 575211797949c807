import { StoredMap } from './stored-map.ts';

/** Items beyond which a list is not kept in the heap while nobody reads it. */
export const LONG_LIST = 5000;

/** A list, and after a while without a reader a copy of it. */
export function storedList<Item extends object>(items: Item[]): () => Item[] {
  return items.length < LONG_LIST ? () => items : fromFile(items);
}

/** A function of its own: what one function inside another uses stays in memory for all that lie beside it. */
function fromFile<Item extends object>(items: Item[]): () => Item[] {
  const texts = new StoredMap<Item>(0);
  for (const [index, item] of items.entries()) texts.set(String(index), item);
  let last = new WeakRef(items);
  return () => {
    const list = last.deref() ?? [...texts.values()];
    last = new WeakRef(list);
    return list;
  };
}
