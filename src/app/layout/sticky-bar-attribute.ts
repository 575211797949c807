import { useMatches } from 'react-router-dom';

/** The handle of routes whose pages have their own sticky bar. */
export const STICKY_BAR = 'sticky-bar';

/** `data-sticky-bar` for the elements of the layout that do not stick on such a page. */
export function useStickyBarAttribute(): { 'data-sticky-bar': '' | undefined } {
  return { 'data-sticky-bar': useMatches().at(-1)?.handle === STICKY_BAR ? '' : undefined };
}
