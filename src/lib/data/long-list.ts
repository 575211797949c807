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
