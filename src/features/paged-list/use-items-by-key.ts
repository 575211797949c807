import { useEffect, useState } from 'react';
import { isIncomplete, type ReadProgress, NOTHING_READ, readNextPages, type ListSource } from './read-list.ts';
import { usePageData } from './use-page-data.ts';

export interface ItemsByKey<Item, Key> {
  /** In the order of the keys. */
  items: Item[];
  /** Keys that the list does not have. */
  missing: Key[];
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Items of one of the site's lists by their keys, from its payloads, without an API call. */
export function useItemsByKey<Item, Key>(wanted: readonly Key[], list: ListSource<Item, Key>): ItemsByKey<Item, Key> {
  const load = usePageData();
  const [read, setRead] = useState<ReadProgress<Item, Key>>(NOTHING_READ);
  const [hasFailed, setFailed] = useState(false);
  const isWanting = isIncomplete(read, wanted);
  const isReading = isWanting && !hasFailed;
  useEffect(() => {
    if (!isReading || !load) return undefined;
    let isOver = false;
    readNextPages(read, list, load).then(
      (further) => !isOver && setRead(further),
      (error: unknown) => {
        if (isOver) return;
        console.error('A list was not read to its end', error);
        setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isReading, read, list, load]);
  return {
    items: wanted.flatMap((key) => read.items.get(key) ?? []),
    missing: isWanting ? [] : wanted.filter((key) => !read.items.has(key)),
    state: isReading ? 'loading' : isWanting ? 'failed' : 'ready',
    retry: () => setFailed(false),
  };
}
