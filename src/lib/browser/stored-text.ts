/** Tests have a storage of their own; that of a browser throws when it is only looked at where it is blocked. */
export type GetStorage = () => Storage;

const getLocalStorage: GetStorage = () => localStorage;
const listeners = new Set<() => void>();

/** What this browser keeps under a key; nothing where storage is blocked. */
export function readStoredText(key: string, storage = getLocalStorage): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text under a key, an empty one by removing the key. @returns false where storage is blocked or full */
export function storeText(key: string, text: string, storage = getLocalStorage): boolean {
  let isStored = true;
  try {
    if (text === '') storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    isStored = false;
  }
  for (const listener of listeners) listener();
  return isStored;
}

/** Tells of every text that this tab or another one keeps, for `useSyncExternalStore`. @returns what ends it */
export function subscribeToStoredText(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
