import { useMemo, useSyncExternalStore } from 'react';
import { keepStored, onStored, readStored, type StorageOf } from '../../lib/browser/stored-text.ts';

const KEY = 'recent-queries';
const MOST = 5;

/** What was searched for with success on this device, the latest first. Empty while the page is drawn by a server. */
export function useRecentQueries(): string[] {
  const text = useSyncExternalStore(
    onStored,
    () => readStored(KEY),
    () => '',
  );
  return useMemo(() => queriesIn(text), [text]);
}

/** Puts a query first. What it goes on from is forgotten: «фил» on the way to «фильтр». */
export function rememberQuery(query: string, storage?: StorageOf): void {
  const find = query.trim();
  const others = recentQueries(storage).filter((other) => !beginsWith(find, other));
  keepStored(KEY, JSON.stringify([find, ...others].slice(0, MOST)), storage);
}

export function forgetQueries(storage?: StorageOf): void {
  keepStored(KEY, '', storage);
}

export function recentQueries(storage?: StorageOf): string[] {
  return queriesIn(readStored(KEY, storage));
}

/** Storage that is blocked or holds nonsense has no queries. */
export function queriesIn(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function beginsWith(text: string, start: string): boolean {
  return text.toLocaleLowerCase('ru').startsWith(start.toLocaleLowerCase('ru'));
}
