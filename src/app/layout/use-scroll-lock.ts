import { useEffect } from 'react';

/** The holders of the lock. The page scrolls again when the last one has released it. */
const holders = new Set<symbol>();

/**
 * Locks the scrolling of the page until the returned function is called. The width of a classic scrollbar is kept
 * (`--scrollbar`), so that nothing moves. `scrollbar-gutter` is no alternative: it changes the value of `vw`, and the size of
 * every heading with it.
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
