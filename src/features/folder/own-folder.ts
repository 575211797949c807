import { useMemo, useSyncExternalStore } from 'react';
import { EMPTY_FOLDER, type Folder, folderOf, sizeOf } from './folder.ts';

const KEY = 'folder';
const listeners = new Set<() => void>();

/** What could not be stored: it holds until the page is left. */
let unstored: string | undefined;

/** The visitor's own folder, in step with other tabs. Empty while the page is drawn by a server. */
export function useOwnFolder(): Folder {
  const text = useSyncExternalStore(subscribe, readText, () => '');
  return useMemo(() => parseFolder(text), [text]);
}

export function ownFolder(): Folder {
  return parseFolder(readText());
}

/** Makes it the visitor's own folder. @returns whether it is still there tomorrow: some browsers store nothing */
export function keepFolder(folder: Folder): boolean {
  const text = sizeOf(folder) > 0 ? JSON.stringify(folder) : '';
  try {
    if (text === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
  return unstored === undefined;
}

/** Storage that holds nonsense holds no folder. */
export function parseFolder(text: string): Folder {
  try {
    const { products, documents } = JSON.parse(text) as Partial<Record<keyof Folder, unknown>>;
    return folderOf(listIn(products), listIn(documents));
  } catch {
    return EMPTY_FOLDER;
  }
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readText(): string {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
