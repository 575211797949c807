import { useEffect } from 'react';

/** Who wants the page to stand still. It moves again when the last one lets go. */
const holders = new Set<symbol>();

/**
 * Keeps the page from scrolling until the returned function is called. Nothing shifts: where a scrollbar takes room,
 * that room stays (`--scrollbar`, used beside the layout). A stable gutter would not do: it changes what `vw` means,
 * and with it the size of every heading.
 */
function lockScroll(): () => void {
  const holder = Symbol('scroll lock');
  if (holders.size === 0) {
    const root = document.documentElement;
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    root.dataset['scrollLock'] = '';
  }
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) delete document.documentElement.dataset['scrollLock'];
  };
}

export function useScrollLock(active: boolean): void {
  useEffect(() => (active ? lockScroll() : undefined), [active]);
}
