import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'recent-queries';
const MOST = 5;

type StorageOf = () => Storage;
const local: StorageOf = () => localStorage;
const listeners = new Set<() => void>();

/** What was searched for with success on this device, the latest first. Empty while the page is drawn by a server. */
export function useRecentQueries(): string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(local),
    () => '',
  );
  return useMemo(() => queriesIn(text), [text]);
}

/** Puts a query first. What it goes on from is forgotten: «фил» on the way to «фильтр». */
export function rememberQuery(query: string, storage = local): void {
  const find = query.trim();
  const others = queriesIn(readText(storage)).filter((other) => !beginsWith(find, other));
  write(storage, JSON.stringify([find, ...others].slice(0, MOST)));
}

export function forgetQueries(storage = local): void {
  write(storage, undefined);
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

export function readText(storage: StorageOf): string {
  try {
    return storage().getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function write(storage: StorageOf, text: string | undefined): void {
  try {
    if (text === undefined) storage().removeItem(KEY);
    else storage().setItem(KEY, text);
  } catch {
    // Nothing to do: to be remembered is a courtesy.
  }
  for (const listener of listeners) listener();
}

function beginsWith(text: string, start: string): boolean {
  return text.toLocaleLowerCase('ru').startsWith(start.toLocaleLowerCase('ru'));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
