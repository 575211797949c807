/** What a visitor has begun and not finished: a form with text in it, a submit under way. */
const holders = new Set<symbol>();

/** Says that something would be lost with the page. @returns what ends it */
export function markUnsavedWork(): () => void {
  const holder = Symbol('unsaved work');
  holders.add(holder);
  return () => holders.delete(holder);
}

/** While it is true, nothing but the visitor may load the page anew. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}
