import { useSyncExternalStore } from 'react';
import { keepStored, onStored, readStored } from '../../lib/browser/stored-text.ts';
import { EMPTY_FOLDER, type Folder, folderOf, sizeOf } from './shortlist.ts';

const KEY = 'folder';

/** What could not be stored: it holds until the page is left. */
let unstored: string | undefined;
/** What was read last: every button beside a document asks. */
let last = { text: '', folder: EMPTY_FOLDER };

/** The visitor's own folder, in step with other tabs. Empty while the page is drawn by a server. */
export function useOwnFolder(): Folder {
  return useSyncExternalStore(onStored, ownFolder, () => EMPTY_FOLDER);
}

/** The same object for as long as the same is stored. */
export function ownFolder(): Folder {
  const text = unstored ?? readStored(KEY);
  if (text !== last.text) last = { text, folder: parseFolder(text) };
  return last.folder;
}

/** Makes it the visitor's own folder. @returns whether it is still there tomorrow: some browsers store nothing */
export function keepFolder(folder: Folder): boolean {
  const text = sizeOf(folder) > 0 ? JSON.stringify(folder) : '';
  // Whoever listens is told while it is being stored, and reads it at once.
  unstored = text;
  const isStored = keepStored(KEY, text);
  if (isStored) unstored = undefined;
  return isStored;
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
