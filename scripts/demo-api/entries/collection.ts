/** The entries of one kind, in the order of their ids, found by id or by slug. */
export interface Collection<T> {
  readonly items: readonly T[];
  find(key: string | number): T | undefined;
  /** For keys that were validated when the content was loaded. @throws for others */
  get(key: string | number): T;
}

interface Keyed {
  id?: number;
  slug?: string;
}

export function collection<T extends Keyed>(entries: readonly T[]): Collection<T> {
  const items = entries.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));
  const byKey = new Map<string, T>();
  for (const item of items) {
    for (const key of [item.id, item.slug]) if (key !== undefined) byKey.set(String(key), item);
  }
  const find = (key: string | number) => byKey.get(String(key));
  return {
    items,
    find,
    get(key) {
      const item = find(key);
      if (item === undefined) throw new Error(`no entry under «${key}»`);
      return item;
    },
  };
}
