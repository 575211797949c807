import { useSyncExternalStore } from 'react';
import { storeText, subscribeToStoredText, readStoredText } from '../../lib/browser/stored-text.ts';
import { EMPTY_SHORTLIST, type Shortlist, createShortlist, shortlistSize } from './shortlist.ts';

const KEY = 'folder';

/** A shortlist that could not be stored; kept until the page is left. */
let unstored: string | undefined;
/** The last text read and its shortlist, since every button on the page reads it. */
let last = { text: '', folder: EMPTY_SHORTLIST };

/** The visitor's own shortlist, synchronized with other tabs. Empty when the page is rendered on the server. */
export function useOwnShortlist(): Shortlist {
  return useSyncExternalStore(subscribeToStoredText, readOwnShortlist, () => EMPTY_SHORTLIST);
}

/** Whether the shortlist will be found again. False after a change where storage is blocked or full. */
export function useIsOwnShortlistStored(): boolean {
  return useSyncExternalStore(
    subscribeToStoredText,
    () => unstored === undefined,
    () => true,
  );
}

/** The same object while the stored text does not change. */
export function readOwnShortlist(): Shortlist {
  const text = unstored ?? readStoredText(KEY);
  if (text !== last.text) last = { text, folder: parseShortlist(text) };
  return last.folder;
}

/** Stores the visitor's own shortlist. @returns false where storage is blocked or full */
export function storeOwnShortlist(shortlist: Shortlist): boolean {
  const text = shortlistSize(shortlist) > 0 ? JSON.stringify(shortlist) : '';
  // Listeners are called during the write and read it at once.
  unstored = text;
  const isStored = storeText(KEY, text);
  if (isStored) unstored = undefined;
  return isStored;
}

/** An unreadable value in the storage counts as no shortlist. */
export function parseShortlist(text: string): Shortlist {
  try {
    const { products, documents, quantities } = JSON.parse(text) as Partial<Record<keyof Shortlist, unknown>>;
    return createShortlist(listIn(products), listIn(documents), recordIn(quantities));
  } catch {
    return EMPTY_SHORTLIST;
  }
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
