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

/** Lets the browser ask before the visitor leaves the page. @returns a function that ends it */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** Protects the page while work is under way: marks the work and asks before leaving. @returns a function that ends both */
export function keepPageOpen(): () => void {
  const ends = [markUnsavedWork(), askBeforeLeaving()];
  return () => ends.forEach((end) => end());
}
