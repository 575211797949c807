import type { LoadedPage } from '../router/page-state.ts';
import type { DataRouter } from 'react-router-dom';

/** Maximum of history entries whose data is kept. */
const MOST = 50;

export interface VisitedPages {
  /** The data of the target page on a navigation back or forward. */
  returning: () => { data: unknown } | undefined;
  clear: () => void;
}

/** Keeps the data of visited pages by history entry, so that a navigation back is immediate and shows the page as it was. */
export function visitedPages(router: DataRouter): VisitedPages {
  const pages = new Map<string, { data: unknown }>();
  const keep = ({ navigation, location, matches, loaderData, errors }: DataRouter['state']) => {
    if (navigation.state !== 'idle') return;
    const page = loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;
    pages.delete(location.key);
    if (!page || errors) return;
    pages.set(location.key, { data: page.data });
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
