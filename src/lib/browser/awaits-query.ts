const MARK = 'data-awaits-query';

/** Whether the content is hidden: it depends on the query of the URL, which only hydration applies (see `before-paint.js`). */
export function awaitsQuery(): boolean {
  return document.documentElement.hasAttribute(MARK);
}

/** Shows the content. */
export function endAwaitingQuery(): void {
  document.documentElement.removeAttribute(MARK);
}
