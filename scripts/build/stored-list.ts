import { StoredMap } from './stored-map.ts';

/** Items beyond which a list is not kept in the heap while nobody reads it. */
const LONG_LIST = 5000;

/** A list, and after a while without a reader a copy of it. */
export function storedList<Item extends object>(items: Item[]): () => Item[] {
  if (items.length < LONG_LIST) return () => items;
  const texts = new StoredMap<Item>(0);
  for (const [index, item] of items.entries()) texts.set(String(index), item);
  let last = new WeakRef(items);
  return () => {
    const list = last.deref() ?? [...texts.values()];
    last = new WeakRef(list);
    return list;
  };
}
