import { canonicalPathname } from '../../lib/address/pathname.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { createWorkQueue } from './work-queue.ts';
import type { RouteName } from '../../routes.ts';
import { matchPage } from '../router/match-page.ts';
import type { PayloadCache } from './payload-cache.ts';
import { savesData } from './saves-data.ts';
import type { ViewLoader } from './view-loader.ts';

/** Maximum of simultaneous prefetches. */
const CONCURRENCY = 4;
/** Events that usually come before a click on a link. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
const PREFETCH_LINKS = 'a[data-prefetch]';

/**
 * Prefetches the code of a page when a link to its kind becomes visible, and its data when the visitor hovers, focuses or
 * touches the link. Does nothing for visitors who save data. @returns a function that looks for new links after a page change
 */
export function startPrefetch(views: ViewLoader, payloads: PayloadCache): () => void {
  if (savesData()) return () => {};
  // A failed prefetch is not reported; the navigation requests the file again and reports its failure.
  const queue = createWorkQueue(CONCURRENCY);
  const loadPageModules = (name: RouteName) => withinLimit(Promise.all([views.load(name), views.content(name)]));

  const prefetchPage = (link: HTMLAnchorElement | null) => {
    const page = link && linkedPage(link);
    if (page) queue.add(() => Promise.all([payloads.get(page.pathname), loadPageModules(page.name)]), true);
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element) prefetchPage(target.closest<HTMLAnchorElement>(PREFETCH_LINKS));
  };
  for (const sign of INTENT_EVENTS) document.addEventListener(sign, onIntent, { passive: true });
  // The gesture that started this code may have been on a link.
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

function linkedPage({ origin, pathname }: HTMLAnchorElement): { name: RouteName; pathname: string } | undefined {
  const match = origin === location.origin && pathname !== location.pathname ? matchPage(pathname) : undefined;
  return match && { name: match.name, pathname: canonicalPathname(pathname) };
}
