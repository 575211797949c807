import { useMemo, useSyncExternalStore } from 'react';
import { keepStored, onStored, readStored } from '../../lib/stored-text.ts';
import { EMPTY_FOLDER, type Folder, folderOf, sizeOf } from './folder.ts';

const KEY = 'folder';

/** What could not be stored: it holds until the page is left. */
let unstored: string | undefined;

/** The visitor's own folder, in step with other tabs. Empty while the page is drawn by a server. */
export function useOwnFolder(): Folder {
  const text = useSyncExternalStore(onStored, readText, () => '');
  return useMemo(() => parseFolder(text), [text]);
}

export function ownFolder(): Folder {
  return parseFolder(readText());
}

/** Makes it the visitor's own folder. @returns whether it is still there tomorrow: some browsers store nothing */
export function keepFolder(folder: Folder): boolean {
  const text = sizeOf(folder) > 0 ? JSON.stringify(folder) : '';
  // Whoever listens is told while it is being stored, and reads it at once.
  unstored = text;
  if (keepStored(KEY, text)) unstored = undefined;
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
  return unstored ?? readStored(KEY);
}
