import type { LoadedPage } from '../router/page-state.ts';
import type { DataRouter } from 'react-router-dom';
import { readHead } from './update-head.ts';

/** Maximum of history entries whose page is kept. */
const MOST = 50;

export interface VisitedPages {
  /** The target page on a navigation back or forward. */
  returning: () => Required<LoadedPage> | undefined;
  clear: () => void;
}

/** Keeps visited pages by history entry, so that a navigation back is immediate and shows the page as it was. */
export function visitedPages(router: DataRouter): VisitedPages {
  const pages = new Map<string, Required<LoadedPage>>();
  const keep = ({ navigation, location, matches, loaderData }: DataRouter['state']) => {
    if (navigation.state !== 'idle') return;
    const page = loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;
    pages.delete(location.key);
    // An error page has none.
    if (!page) return;
    // The head of the prerendered page is in the document.
    pages.set(location.key, { ...page, head: page.head ?? readHead() });
    const [oldest] = pages.keys();
    if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
  };
  keep(router.state);
  router.subscribe(keep);
  return {
    // A new history entry has an unused key.
    returning: () => pages.get(router.state.navigation.location?.key ?? ''),
    clear: () => pages.clear(),
  };
}
