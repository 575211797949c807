import type { LoadedPage } from '../router/page-state.ts';
import type { DataRouter } from 'react-router-dom';

/** Entries of the history whose data is kept. */
const MOST = 50;

export interface VisitedPages {
  /** The data of the page that is on its way, where the visitor goes back, or forward again, to it. */
  returning: () => { data: unknown } | undefined;
  clear: () => void;
}

/**
 * Keeps the data of the pages that the visitor has seen, by the entry of the history: the way back shows a page as it was
 * left, at once.
 */
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
    // An entry that is new has a key that nobody knows.
    returning: () => pages.get(router.state.navigation.location?.key ?? ''),
    clear: () => pages.clear(),
  };
}
