/** Joins references with items by id; a reference without an item is converted alone. */
export function joinById<Ref extends { id: unknown }, Item extends { id: unknown }, Card>(
  refs: readonly Ref[],
  items: readonly Item[],
  fromItem: (item: Item) => Card,
  fromRef: (ref: Ref) => Card,
): Card[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return refs.map((ref) => {
    const item = byId.get(ref.id);
    return item ? fromItem(item) : fromRef(ref);
  });
}
