import { type RefObject, useEffect } from 'react';

/** Height of the sticky header, px. */
const BAR = 64;
/** The custom property that moves the names. */
const SHIFT = '--names-shift';

/**
 * Keeps the row of names below the header while the page scrolls: in a container that scrolls sideways, a row cannot be sticky
 * to the page.
 */
export function useStickyNames(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const move = () => table.current && moveNames(table.current);
    addEventListener('scroll', move, { passive: true, signal: listening.signal });
    addEventListener('resize', move, { signal: listening.signal });
    move();
    return () => listening.abort();
  }, [table]);
}

function moveNames(table: HTMLTableElement): void {
  const names = table.tHead?.rows[1];
  if (!names) return;
  const { top, bottom } = table.getBoundingClientRect();
  // The position without the shift.
  const position = top + names.offsetTop;
  const room = bottom - position - names.offsetHeight;
  const shift = Math.min(Math.max(0, BAR - position), Math.max(0, room));
  table.style.setProperty(SHIFT, `${shift}px`);
}
