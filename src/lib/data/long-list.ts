/** A list that may not fit into memory: its items are created while it is iterated. An array implements it, too. */
export interface LazyList<Item> extends Iterable<Item> {
  readonly length: number;
  at: (index: number) => Item | undefined;
  slice: (start?: number, end?: number) => Item[];
}

/** A list that can still grow. */
export interface AppendableList<Item> extends LazyList<Item> {
  push: (item: Item) => unknown;
}

/** Items of a list, by their positions in it: only the positions are kept in memory. */
export function itemsAt<Item>(list: LazyList<Item>, positions: readonly number[]): LazyList<Item> {
  const itemAt = (position: number) => list.at(position) as Item;
  return {
    length: positions.length,
    at: (index) => list.at(positions[index] ?? list.length),
    slice: (start, end) => positions.slice(start, end).map(itemAt),
    *[Symbol.iterator]() {
      for (const position of positions) yield itemAt(position);
    },
  };
}

/** What is made of each item, while it is iterated. Not every browser that the site is for has iterator helpers. */
export function* mapped<Item, Result>(list: Iterable<Item>, resultOf: (item: Item) => Result): Generator<Result> {
  for (const item of list) yield resultOf(item);
}

/** The items of a list that pass the test: only their positions are kept in memory. */
export function filtered<Item>(list: LazyList<Item>, test: (item: Item) => boolean): LazyList<Item> {
  const positions: number[] = [];
  let position = 0;
  for (const item of list) {
    if (test(item)) positions.push(position);
    position++;
  }
  return itemsAt(list, positions);
}

/** A list in another order. @param keyOf what `compare` needs of an item */
export function sortedBy<Item, Key>(
  list: LazyList<Item>,
  keyOf: (item: Item) => Key,
  compare: (a: Key, b: Key) => number,
): LazyList<Item> {
  const keys = Array.from(list, (item, position) => ({ key: keyOf(item), position }));
  keys.sort((a, b) => compare(a.key, b.key));
  return itemsAt(
    list,
    keys.map(({ position }) => position),
  );
}

/** The positions of the items of each group, in the order of the list. */
export function positionsBy<Item, Key>(list: LazyList<Item>, keyOf: (item: Item) => Key): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  let position = 0;
  for (const item of list) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known) known.push(position);
    else groups.set(key, [position]);
    position++;
  }
  return groups;
}
