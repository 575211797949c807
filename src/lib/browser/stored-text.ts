/** Tests pass their own storage. Where storage is blocked, accessing it throws. */
export type GetStorage = () => Storage;

const getLocalStorage: GetStorage = () => localStorage;
const listeners = new Set<() => void>();

/** The stored text; empty where storage is blocked. */
export function readStoredText(key: string, storage = getLocalStorage): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text; an empty one removes the key. @returns false where storage is blocked or full */
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

/**
 * Calls back when this tab or another one stores a text, for `useSyncExternalStore`, and when the page returns from the
 * back/forward cache, where no event of another tab reaches it. @returns a function that removes the listener
 */
export function subscribeToStoredText(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  listeners.add(listener);
  addEventListener('storage', listener);
  addEventListener('pageshow', onShow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    removeEventListener('pageshow', onShow);
  };
}
