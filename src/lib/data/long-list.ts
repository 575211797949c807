/** A list that may be too long for the memory: its items are made as they are read. An array is such a list, too. */
export interface LazyList<Item> extends Iterable<Item> {
  readonly length: number;
  at: (index: number) => Item | undefined;
  slice: (start?: number, end?: number) => Item[];
}

/** One that is being read. */
export interface AppendableList<Item> extends LazyList<Item> {
  push: (item: Item) => unknown;
}
