/**
 * Focuses an element that is no control, and scrolls nowhere. Not by `moveFocus`: shared with lazy views, it would be a file of
 * its own for every page.
 */
export function focusStatic(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Focuses the heading of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusStatic(heading);
}
