import { useMemo, useSyncExternalStore } from 'react';
import { storeText, subscribeToStoredText, readStoredText, type GetStorage } from '../../lib/browser/stored-text.ts';

const KEY = 'recent-queries';
const MAX_QUERIES = 5;

/** Successful queries on this device, the latest first. Empty when the page is rendered on the server. */
export function useRecentQueries(): string[] {
  const text = useSyncExternalStore(
    subscribeToStoredText,
    () => readStoredText(KEY),
    () => '',
  );
  return useMemo(() => parseQueries(text), [text]);
}

/** Puts a query first and drops its own beginnings, such as «фил» before «фильтр». */
export function addRecentQuery(query: string, storage?: GetStorage): void {
  const find = query.trim();
  const others = recentQueries(storage).filter((other) => !beginsWith(find, other));
  storeText(KEY, JSON.stringify([find, ...others].slice(0, MAX_QUERIES)), storage);
}

export function clearRecentQueries(storage?: GetStorage): void {
  storeText(KEY, '', storage);
}

export function recentQueries(storage?: GetStorage): string[] {
  return parseQueries(readStoredText(KEY, storage));
}

/** Blocked storage and malformed values count as no queries. */
export function parseQueries(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, MAX_QUERIES) : [];
  } catch {
    return [];
  }
}

function beginsWith(text: string, start: string): boolean {
  return text.toLocaleLowerCase('ru').startsWith(start.toLocaleLowerCase('ru'));
}
