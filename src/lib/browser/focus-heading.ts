/** Focuses the heading of the page. Not by `moveFocus`: shared with lazy views, it would be a file of its own for every page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
