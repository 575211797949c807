import { canonicalPathname } from '../../lib/address/pathname.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { loadPageStyles } from '../../lib/browser/styles.ts';
import { whenInteracted } from '../../lib/browser/when-interacted.ts';
import { createWorkQueue } from './work-queue.ts';
import type { RouteName } from '../../routes.ts';
import { matchPage } from '../router/match-page.ts';
import type { PayloadCache } from './payload-cache.ts';
import { savesData } from './saves-data.ts';
import type { ViewLoader } from './view-loader.tsx';

/** Maximum of simultaneous prefetches. */
const CONCURRENCY = 4;
/** Events that usually come before a click on a link. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
/** Most clicks on a link come sooner after such an event, ms. */
const INTENT_MS = 500;
const PREFETCH_LINKS = 'a[data-prefetch]';
const LINKED_TITLES = `main :is(h2, h3) ${PREFETCH_LINKS}`;

export interface Prefetch {
  /** Prefetches the view and the payload of a page. */
  page: (name: RouteName, pathname: string) => void;
  /** Prefetches the view of each page kind when a link to it becomes visible. Called again, it looks for new links. */
  observeLinks: () => void;
  /** Loads the view of the page kind that most links of the page lead to. */
  likelyView: () => Promise<unknown>;
  /** Resolves when the visitor has not been about to click on a link for some time. */
  whenNotIntended: () => Promise<void>;
}

/**
 * Prefetches a page when the visitor hovers, focuses or touches a link to it. On a phone a tap comes too soon after the touch, so
 * the payload behind the title in the middle of the window is prefetched at the first gesture and after each scroll. Does nothing
 * for visitors who save data, except where it is asked for a page.
 */
export function startPrefetch(views: ViewLoader, payloads: PayloadCache): Prefetch {
  // A failed prefetch is not reported; the navigation requests the file again and reports its failure.
  const queue = createWorkQueue(CONCURRENCY);
  const loadView = (name: RouteName) => withinLimit(Promise.all([views.load(name), loadPageStyles(name)]));
  const loading = new Set<string>();
  /** Asynchronous, because a malformed pathname throws. A payload that is loading already takes no place in the queue. */
  const loadPayload = async (pathname: string) => {
    const canonical = canonicalPathname(pathname);
    if (loading.has(canonical)) return;
    loading.add(canonical);
    await payloads.get(canonical).finally(() => loading.delete(canonical));
  };
  const page: Prefetch['page'] = (name, pathname) =>
    queue.add(() => Promise.all([loadView(name), loadPayload(pathname)]), true);
  let intended = -Infinity;
  const whenNotIntended = async () => {
    for (let left; (left = intended + INTENT_MS - performance.now()) > 0;)
      await new Promise((resolve) => setTimeout(resolve, left));
  };
  if (savesData()) return { page, observeLinks: () => {}, likelyView: async () => {}, whenNotIntended };

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(PREFETCH_LINKS);
    const name = link && linkedPageKind(link);
    if (!name) return;
    intended = performance.now();
    page(name, link.pathname);
  };
  // Captured, because React stops the events of a part that is not hydrated yet.
  for (const sign of INTENT_EVENTS) document.addEventListener(sign, onIntent, { passive: true, capture: true });

  const prefetchNearest = () => {
    const link = nearestTitle();
    if (link && linkedPageKind(link)) queue.add(() => loadPayload(link.pathname));
  };
  void whenInteracted().then(prefetchNearest);
  addEventListener('scrollend', prefetchNearest, { passive: true });

  const prefetched = new Set<RouteName>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      const name = target instanceof HTMLAnchorElement ? linkedPageKind(target) : undefined;
      if (name === undefined || prefetched.has(name)) continue;
      prefetched.add(name);
      queue.add(() => loadView(name));
    }
  });
  return {
    page,
    whenNotIntended,
    async likelyView() {
      const link = document.querySelector<HTMLAnchorElement>(LINKED_TITLES);
      const name = link && linkedPageKind(link);
      if (name) await loadView(name);
    },
    observeLinks() {
      inView.disconnect();
      for (const link of document.querySelectorAll(`main ${PREFETCH_LINKS}`)) inView.observe(link);
    },
  };
}

/** The linked title in the window that is nearest to its middle. */
function nearestTitle(): HTMLAnchorElement | undefined {
  const middle = innerHeight / 2;
  let least = middle;
  let nearest: HTMLAnchorElement | undefined;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKED_TITLES)) {
    const { top, bottom } = link.getBoundingClientRect();
    const distance = Math.abs((top + bottom) / 2 - middle);
    if (distance < least) [nearest, least] = [link, distance];
  }
  return nearest;
}

function linkedPageKind({ origin, pathname }: HTMLAnchorElement): RouteName | undefined {
  return origin === location.origin && pathname !== location.pathname ? matchPage(pathname)?.name : undefined;
}
