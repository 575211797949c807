/** Gives the focus to an element, for as long as it has it to one that cannot have it otherwise. Nothing scrolls. */
export function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    // Otherwise each click in a section would give it the focus again.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
