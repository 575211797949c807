import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageDataContext } from './list-page.ts';
import { isUnfinished, type ListRead, NOTHING_READ, readOn, type SearchedList } from './read-list.ts';

export interface FoundInList<Item, Key> {
  /** In the order in which they are wanted. */
  items: Item[];
  /** What the whole list does not have. */
  gone: Key[];
  state: 'loading' | 'ready' | 'failed';
  repeat: () => void;
}

/** Items of one of the site's lists by their keys. The list lies on the site's own host: no API is asked. */
export function useFoundInList<Item, Key>(
  wanted: readonly Key[],
  list: SearchedList<Item, Key>,
): FoundInList<Item, Key> {
  const load = use(PageDataContext);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [read, setRead] = useState<ListRead<Item, Key>>(NOTHING_READ);
  const [hasFailed, setFailed] = useState(false);
  const isWanting = isUnfinished(read, wanted);
  const isReading = isWanting && !hasFailed;
  useEffect(() => {
    if (!isReading || !load) return undefined;
    let isOver = false;
    readOn(read, list, (address) => load(address, here)).then(
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
  }, [isReading, read, list, load, here]);
  return {
    items: wanted.flatMap((key) => read.items.get(key) ?? []),
    gone: isWanting ? [] : wanted.filter((key) => !read.items.has(key)),
    state: isReading ? 'loading' : isWanting ? 'failed' : 'ready',
    repeat: () => setFailed(false),
  };
}
