/**
 * Gives a key to history entries without one: the first of a document, and those of fragments that are entered in the address
 * bar. The router would call them all `default`, and what is kept of an entry, such as its scroll position, would be another's.
 * It reads the key in a listener of its own, so this runs before it is created.
 */
export function keyEntries(): void {
  keyEntry();
  addEventListener('popstate', keyEntry);
}

function keyEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
