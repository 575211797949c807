import { useEffect } from 'react';

/** Who wants the page to stand still. It moves again when the last one lets go. */
const holders = new Set<symbol>();

/**
 * Keeps the page from scrolling until the returned function is called. Nothing shifts: where a scrollbar
 * takes room, its gutter stays (`data-scroll-lock` on the root element, styled beside the layout).
 */
export function lockScroll(): () => void {
  const holder = Symbol('scroll lock');
  if (holders.size === 0) {
    const root = document.documentElement;
    root.dataset['scrollLock'] = innerWidth > root.clientWidth ? 'gutter' : 'bare';
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
