import type { DataRouter } from 'react-router-dom';
import { followSystemColorScheme } from '../../features/dark-scheme/color-scheme.ts';
import type { LoadPageData } from '../../features/paged-list/list-page.ts';
import { canonicalPathname } from '../../lib/address/pathname.ts';
import { hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { matchPage } from '../router/match-page.ts';
import type { PageState } from '../router/page-state.ts';
import { watchBuilds } from './build-check.ts';
import { notifyStale, watchConnection } from './watch-connection.ts';
import { applyLocale } from './apply-locale.ts';
import { createPageDataLoader } from './page-data-loader.ts';
// Names the script among the files of the site; the document asks for it, nothing here runs it.
import './before-paint.js?url';
import { openDocument } from '../../lib/browser/open-document.ts';
import { createPageLoader, type LoadPage } from './page-loader.ts';
import { createPayloadCache } from './payload-cache.ts';
import { startPrefetch } from './prefetch.ts';
import { notifyPageFailed } from './chunk-notices.ts';
import { noteRunning } from './full-load.ts';
import { notifyOffline } from './offline-notice.ts';
import { hasOfflinePage, setUpServiceWorker } from './service-worker-registration.ts';
import { syncViewportCookie } from './viewport-cookie.ts';
import { targetOf } from './target-of.ts';
import type { ViewLoader } from './view-loader.ts';
import { visitedPages } from './visited-pages.ts';

export interface Runtime {
  loadPage: LoadPage;
  loadPageData: LoadPageData;
}

/** What happens to a page after its start: it comes with the first sign of the visitor. */
export function startRuntime({
  state,
  views,
  router,
}: {
  state: PageState;
  views: ViewLoader;
  router: DataRouter;
}): Runtime {
  const payloads = createPayloadCache();
  const unknown = unknownPathname(state);
  const visited = visitedPages(router);
  let publishedApp: string | undefined;
  noteRunning(state.app);
  const forget = () => {
    payloads.clear();
    visited.clear();
  };
  watchBuilds({
    app: state.app,
    onNewBuild: forget,
    onNewApp: (app) => {
      publishedApp = app;
    },
  });
  watchConnection(payloads.clear);
  syncViewportCookie();
  followSystemColorScheme();
  void applyLocale();
  prefetchAfterNavigation(router, startPrefetch(views, payloads));
  // The host may be older than the page: the API has the last word.
  if (unknown !== undefined) void router.revalidate();
  setUpServiceWorker(state, router);
  return {
    loadPage: createPageLoader({
      state,
      views,
      payloads,
      publishedApp: () => publishedApp,
      target: () => targetOf(router),
      returning: visited.returning,
      isKnownMissing: (address) => address === unknown,
      onStale: notifyStale,
      onOffline: (target) => showOfflineFallback(target, router),
      onUnavailable: () => cancelNavigation(router, notifyPageFailed),
    }),
    loadPageData: createPageDataLoader(state.app, payloads),
  };
}

function prefetchAfterNavigation(router: DataRouter, observeLinks: () => void): void {
  observeLinks();
  // The router tells before React has drawn; links that are missed this time have their second chance on intent.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') requestAnimationFrame(observeLinks);
  });
}

/**
 * Without a connection the service worker has a copy of the whole target, or the page that says how else to reach the
 * company. Where there is no worker, and over unfinished work, the page on the screen stays.
 */
async function showOfflineFallback(target: string, router: DataRouter): Promise<never> {
  const isElsewhere = new URL(target).pathname !== router.state.location.pathname;
  if (isElsewhere && !hasUnsavedWork() && (await hasOfflinePage())) return openDocument(target);
  return cancelNavigation(router, notifyOffline);
}

/** The page on the screen stays: the navigation ends where it began. */
async function cancelNavigation(router: DataRouter, notice: () => void): Promise<never> {
  notice();
  const { location } = router.state;
  await router.navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  return new Promise(() => {});
}

/** The address on the screen, where the host knows no page of it and the API may. */
function unknownPathname(state: PageState): string | undefined {
  const isNotFound = 'status' in state && state.status === 404;
  const { params = {} } = (isNotFound && matchPage(location.pathname)) || {};
  return Object.keys(params).length > 0 ? canonicalPathname(location.pathname) : undefined;
}
