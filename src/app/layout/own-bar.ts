import { useMatches } from 'react-router-dom';

/** The handle of the routes whose pages have a bar of their own at the top of the screen. */
export const OWN_BAR = 'own-bar';

/** `data-own-bar` for the parts of the layout that give way to the page's bar. */
export function useOwnBar(): { 'data-own-bar': '' | undefined } {
  return { 'data-own-bar': useMatches().at(-1)?.handle === OWN_BAR ? '' : undefined };
}
