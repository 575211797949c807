import { canonicalAddress } from '../../lib/address/pathname.ts';
import { createWorkQueue } from './work-queue.ts';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import { matchPage } from '../router/match-page.ts';
import type { Payloads } from './payload-cache.ts';
import { savesData } from './saves-data.ts';
import type { Views } from './view-loader.ts';

/** No more pages than this are loaded ahead at one time. */
const MOST_AT_ONCE = 4;
/** Signs that a link is about to be followed. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;
const LINKS = 'a[data-prefetch]';

/**
 * Loads ahead: the code of a page when a link to its kind comes into view, its data too when the visitor turns to the
 * link. Nothing for visitors who save data. @returns what looks for links after the page has changed
 */
export function startPrefetch(views: Views, payloads: Payloads): () => void {
  if (savesData()) return () => {};
  // What could not be had ahead is asked for again when it is needed, and that failure is told.
  const queue = createWorkQueue(MOST_AT_ONCE);
  const codeOf = (name: RouteName) => Promise.all([views.load(name), pages[name].content()]);

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    const page = link && pageBehind(link);
    if (page) queue.add(() => Promise.all([payloads.get(page.address), codeOf(page.name)]), true);
  };
  for (const sign of INTENT) document.addEventListener(sign, onIntent, { passive: true });

  const known = new Set<RouteName>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      const name = target instanceof HTMLAnchorElement ? pageBehind(target)?.name : undefined;
      if (name === undefined || known.has(name)) continue;
      known.add(name);
      queue.add(() => codeOf(name));
    }
  });
  return () => {
    inView.disconnect();
    for (const link of document.querySelectorAll(`main ${LINKS}`)) inView.observe(link);
  };
}

function pageBehind({ origin, pathname }: HTMLAnchorElement): { name: RouteName; address: string } | undefined {
  const match = origin === location.origin && pathname !== location.pathname ? matchPage(pathname) : undefined;
  return match && { name: match.name, address: canonicalAddress(pathname) };
}
