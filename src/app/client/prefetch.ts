import { canonicalPathname } from '../../lib/address/pathname.ts';
import { createWorkQueue } from './work-queue.ts';
import type { RouteName } from '../../routes.ts';
import { matchPage } from '../router/match-page.ts';
import type { PayloadCache } from './payload-cache.ts';
import { savesData } from './saves-data.ts';
import type { ViewLoader } from './view-loader.ts';

/** No more pages than this are loaded ahead at one time. */
const CONCURRENCY = 4;
/** Signs that a link is about to be followed. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
const PREFETCH_LINKS = 'a[data-prefetch]';

/**
 * Loads ahead: the code of a page when a link to its kind comes into view, its data too when the visitor turns to the
 * link. Nothing for visitors who save data. @returns what looks for links after the page has changed
 */
export function startPrefetch(views: ViewLoader, payloads: PayloadCache): () => void {
  if (savesData()) return () => {};
  // What could not be had ahead is asked for again when it is needed, and that failure is told.
  const queue = createWorkQueue(CONCURRENCY);
  const loadPageModules = (name: RouteName) => Promise.all([views.load(name), views.content(name)]);

  const prefetchPage = (link: HTMLAnchorElement | null) => {
    const page = link && linkedPage(link);
    if (page) queue.add(() => Promise.all([payloads.get(page.address), loadPageModules(page.name)]), true);
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element) prefetchPage(target.closest<HTMLAnchorElement>(PREFETCH_LINKS));
  };
  for (const sign of INTENT_EVENTS) document.addEventListener(sign, onIntent, { passive: true });
  // The sign that has brought this code may have been such a one.
  prefetchPage(document.querySelector<HTMLAnchorElement>(`${PREFETCH_LINKS}:is(:hover, :focus)`));

  const prefetched = new Set<RouteName>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      const name = target instanceof HTMLAnchorElement ? linkedPage(target)?.name : undefined;
      if (name === undefined || prefetched.has(name)) continue;
      prefetched.add(name);
      queue.add(() => loadPageModules(name));
    }
  });
  return () => {
    inView.disconnect();
    for (const link of document.querySelectorAll(`main ${PREFETCH_LINKS}`)) inView.observe(link);
  };
}

function linkedPage({ origin, pathname }: HTMLAnchorElement): { name: RouteName; address: string } | undefined {
  const match = origin === location.origin && pathname !== location.pathname ? matchPage(pathname) : undefined;
  return match && { name: match.name, address: canonicalPathname(pathname) };
}
