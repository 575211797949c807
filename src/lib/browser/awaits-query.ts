const MARK = 'data-awaits-query';

/** Whether the content is hidden: it depends on the query of the URL, which only hydration applies (see `before-paint.js`). */
export function awaitsQuery(): boolean {
  return document.documentElement.hasAttribute(MARK);
}

/** Resolves when the content is shown. */
export function whenContentShown(): Promise<void> {
  if (!awaitsQuery()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: [MARK] });
  });
}

/** Shows the content. */
export function endAwaitingQuery(): void {
  document.documentElement.removeAttribute(MARK);
}
