import type { DataRouter } from 'react-router-dom';
import { followSystemColorScheme } from '../../features/dark-scheme/color-scheme.ts';
import type { LoadPageData } from '../../features/paged-list/list-page.ts';
import { canonicalPathname } from '../../lib/address/pathname.ts';
import { hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { matchPage } from '../router/match-page.ts';
import type { LoadedPage, PageState } from '../router/page-state.ts';
import { watchBuilds } from './watch-builds.ts';
import { notifyStale, watchConnection } from './watch-connection.ts';
import { applyLocale } from './apply-locale.ts';
import { whenHydrated } from './event-replay.ts';
import { cancelNavigation } from './cancel-navigation.ts';
import { ignoreBlurOnLeave } from './ignore-blur-on-leave.ts';
import { createPageDataLoader } from './page-data-loader.ts';
// Adds the picture to the site's files; `before-paint.js` shows it.
import './failed-picture.svg?url';
import { openDocument } from '../../lib/browser/open-document.ts';
import { createPageLoader, type LoadPage } from './page-loader.ts';
import { renderWithTransition } from './picture-transition.ts';
import type { PayloadCache } from './payload-cache.ts';
import type { Prefetch } from './prefetch.ts';
import { notifyPageFailed } from './chunk-notices.ts';
import { forgetFullLoad } from './full-load.ts';
import { notifyOffline } from './offline-notice.ts';
import type { RenderPage } from './rendered-router.ts';
import { followReplacedTexts } from './replaced-texts.ts';
import { hasOfflinePage, setUpServiceWorker } from './service-worker-registration.ts';
import { syncViewportCookie } from './viewport-cookie.ts';
import { targetOf } from './target-of.ts';
import { updateHead } from './update-head.ts';
import type { ViewLoader } from './view-loader.tsx';
import { visitedPages } from './visited-pages.ts';

export interface Runtime {
  loadPage: LoadPage;
  loadPageData: LoadPageData;
  renderPage: RenderPage;
}

/** Starts everything that a page does after hydration. Loaded after the visitor's first gesture. */
export function startRuntime({
  state,
  views,
  payloads,
  prefetch,
  router,
}: {
  state: PageState;
  views: ViewLoader;
  payloads: PayloadCache;
  prefetch: Prefetch;
  router: DataRouter;
}): Runtime {
  followReplacedTexts();
  const unknown = unknownPathname(state);
  const visited = visitedPages(router);
  let publishedApp = state.app;
  forgetFullLoad(state.app);
  const forget = () => {
    payloads.clear();
    visited.clear();
  };
  /** What these request must not delay the first page change. */
  const startAfterHydration = async () => {
    await whenHydrated();
    watchBuilds({
      onNewBuild: forget,
      onPublishedApp: (app) => {
        publishedApp = app;
      },
    });
    setUpServiceWorker(state, router);
  };
  watchConnection(payloads.clear);
  syncViewportCookie();
  followSystemColorScheme();
  ignoreBlurOnLeave();
  void applyLocale();
  prefetchAfterNavigation(router, prefetch.observeLinks);
  syncHead(router, state.shell.config.siteUrl);
  // The host's files may be older than the page, so the API decides. The router's error page stays unless React has rendered
  // the revalidation from its beginning.
  if (unknown !== undefined) void whenHydrated().then(() => router.revalidate());
  void startAfterHydration();
  return {
    loadPage: createPageLoader({
      state,
      views,
      payloads,
      publishedApp: () => publishedApp,
      target: () => targetOf(router),
      returning: visited.returning,
      isKnownMissing: (pathname) => pathname === unknown,
      onStale: notifyStale,
      onOffline: (target) => showOfflineFallback(target, router),
      onUnavailable: () => cancelNavigation(router, notifyPageFailed),
    }),
    loadPageData: createPageDataLoader(state.app, payloads),
    renderPage: renderWithTransition,
  };
}

/** No page is loaded before this code, so none has a head that is missed. */
function syncHead(router: DataRouter, siteUrl: string): void {
  router.subscribe(({ navigation, location, matches, loaderData }) => {
    const page = loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;
    if (navigation.state === 'idle' && page?.head) updateHead(page.head, siteUrl + location.pathname);
  });
}

function prefetchAfterNavigation(router: DataRouter, observeLinks: () => void): void {
  observeLinks();
  // The router notifies before React has rendered. Links that are missed now are prefetched on hover or focus.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') requestAnimationFrame(observeLinks);
  });
}

/**
 * Without a connection the service worker has a cached document or the offline page. Without a service worker, or while a form
 * is being filled, the current page stays.
 */
async function showOfflineFallback(target: string, router: DataRouter): Promise<never> {
  const isElsewhere = new URL(target).pathname !== router.state.location.pathname;
  if (isElsewhere && !hasUnsavedWork() && (await hasOfflinePage())) return openDocument(target);
  return cancelNavigation(router, notifyOffline);
}

/** The pathname of the current page if the host has no such page and the API may have it. */
function unknownPathname(state: PageState): string | undefined {
  const isNotFound = 'status' in state && state.status === 404;
  const { params = {} } = (isNotFound && matchPage(location.pathname)) || {};
  return Object.keys(params).length > 0 ? canonicalPathname(location.pathname) : undefined;
}
