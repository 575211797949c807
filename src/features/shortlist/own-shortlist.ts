import { useSyncExternalStore } from 'react';
import { storeText, subscribeToStoredText, readStoredText } from '../../lib/browser/stored-text.ts';
import { EMPTY_SHORTLIST, type Shortlist, createShortlist, shortlistSize } from './shortlist.ts';

const KEY = 'folder';

/** What could not be stored: it holds until the page is left. */
let unstored: string | undefined;
/** What was read last: every button beside a document asks. */
let last = { text: '', folder: EMPTY_SHORTLIST };

/** The visitor's own shortlist, in step with other tabs. Empty when the page is rendered on the server. */
export function useOwnShortlist(): Shortlist {
  return useSyncExternalStore(subscribeToStoredText, readOwnShortlist, () => EMPTY_SHORTLIST);
}

/** The same object for as long as the same is stored. */
export function readOwnShortlist(): Shortlist {
  const text = unstored ?? readStoredText(KEY);
  if (text !== last.text) last = { text, folder: parseShortlist(text) };
  return last.folder;
}

/** Makes it the visitor's own shortlist. @returns whether it was stored: some browsers store nothing */
export function storeOwnShortlist(shortlist: Shortlist): boolean {
  const text = shortlistSize(shortlist) > 0 ? JSON.stringify(shortlist) : '';
  // Whoever listens is told while it is being stored, and reads it at once.
  unstored = text;
  const isStored = storeText(KEY, text);
  if (isStored) unstored = undefined;
  return isStored;
}

/** An unreadable value in the storage counts as no shortlist. */
export function parseShortlist(text: string): Shortlist {
  try {
    const { products, documents } = JSON.parse(text) as Partial<Record<keyof Shortlist, unknown>>;
    return createShortlist(listIn(products), listIn(documents));
  } catch {
    return EMPTY_SHORTLIST;
  }
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
