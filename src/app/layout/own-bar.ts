import { useMatches } from 'react-router-dom';

/** The handle of routes whose pages have their own sticky bar. */
export const OWN_BAR = 'own-bar';

/** `data-own-bar` for the elements of the layout that do not stick on such a page. */
export function useOwnBar(): { 'data-own-bar': '' | undefined } {
  return { 'data-own-bar': useMatches().at(-1)?.handle === OWN_BAR ? '' : undefined };
}
