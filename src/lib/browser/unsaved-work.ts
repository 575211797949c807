/** The holders of unsaved work: a form with text in it, a submit in progress. */
const holders = new Set<symbol>();

/** Marks work that would be lost with the page. @returns a function that removes the mark */
export function markUnsavedWork(): () => void {
  const holder = Symbol('unsaved work');
  holders.add(holder);
  return () => holders.delete(holder);
}

/** While true, only the visitor may reload the page. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}
