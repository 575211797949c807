import type { createBrowserRouter } from 'react-router-dom';
import { followSystem } from '../../features/dark-scheme/color-scheme.ts';
import type { LoadPageData } from '../../features/paged-list/list-page.ts';
import { canonicalAddress } from '../../lib/address/pathname.ts';
import { hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { matchPage } from '../router/match-page.ts';
import type { PageState } from '../router/page-state.ts';
import { watchBuilds } from './build-check.ts';
import { sayCopy, watchConnection } from './watch-connection.ts';
import { settleLocale } from './apply-locale.ts';
import { createPageDataLoader } from './page-data-loader.ts';
// Names the script among the files of the site; the document asks for it, nothing here runs it.
import './before-paint.js?url';
import { openDocument } from '../../lib/browser/open-document.ts';
import { createPageLoader, type LoadPage } from './page-loader.ts';
import { createPayloads } from './payload-cache.ts';
import { startPrefetch } from './prefetch.ts';
import { sayOffline } from '../../lib/browser/chunk-recovery.ts';
import { hasOfflinePage, keepCopies } from './service-worker-registration.ts';
import { keepViewport } from './viewport-cookie.ts';
import type { Views } from './view-loader.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

export interface Life {
  loadPage: LoadPage;
  loadPageData: LoadPageData;
}

/** What happens to a page after its start: it comes when the browser is idle, or with the first navigation. */
export function startLife({ state, views, router }: { state: PageState; views: Views; router: Router }): Life {
  const payloads = createPayloads();
  const unknown = unknownAddress(state);
  let isOutdated = false;
  watchBuilds({
    app: state.app,
    onNewBuild: payloads.clear,
    onNewApp: () => {
      isOutdated = true;
    },
  });
  watchConnection(payloads.clear);
  keepViewport();
  followSystem();
  void settleLocale();
  watchLinks(router, startPrefetch(views, payloads));
  // The host may be older than the page: the API has the last word.
  if (unknown !== undefined) void router.revalidate();
  keepCopies(state, router);
  return {
    loadPage: createPageLoader({
      state,
      views,
      payloads,
      isOutdated: () => isOutdated,
      isUnknown: (address) => address === unknown,
      onCopy: sayCopy,
      doWithout: (target) => doWithout(target, router),
    }),
    loadPageData: createPageDataLoader(state.app, payloads),
  };
}

function watchLinks(router: Router, look: () => void): void {
  look();
  // The router tells before React has drawn; links that are missed this time have their second chance on intent.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') requestAnimationFrame(look);
  });
}

/**
 * Without a connection the service worker has a copy of the whole target, or the page that says how else to reach the
 * company. Where there is no worker, and over unfinished work, the page on the screen stays.
 */
async function doWithout(target: string, router: Router): Promise<never> {
  const isElsewhere = new URL(target).pathname !== router.state.location.pathname;
  if (isElsewhere && !hasUnsavedWork() && (await hasOfflinePage())) return openDocument(target);
  return stayWith(router);
}

/** The page on the screen stays: the navigation ends where it began. */
async function stayWith(router: Router): Promise<never> {
  sayOffline();
  const { location } = router.state;
  await router.navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  return new Promise(() => {});
}

/** The address on the screen, where the host knows no page of it and the API may. */
function unknownAddress(state: PageState): string | undefined {
  const isNotFound = 'status' in state && state.status === 404;
  const { params = {} } = (isNotFound && matchPage(location.pathname)) || {};
  return Object.keys(params).length > 0 ? canonicalAddress(location.pathname) : undefined;
}
