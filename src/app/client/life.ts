import type { createBrowserRouter } from 'react-router-dom';
import { followSystem } from '../../features/dark-scheme/scheme.ts';
import type { LoadPageData } from '../../features/list-pages/list-pages.ts';
import { notify } from '../../ui/Notification/notifications.ts';
import { matchPage } from '../match-page.ts';
import type { PageState } from '../loaded-page.ts';
import { watchBuilds } from './build-check.ts';
import { settleLocale } from './locale.ts';
import { createPageDataLoader } from './load-page-data.ts';
// Names the script among the files of the site; the document asks for it, nothing here runs it.
import './before-paint.js?url';
import { createPageLoader, type LoadPage } from './page-loader.ts';
import { createPayloads } from './payloads.ts';
import { startPrefetch } from './prefetch.ts';
import { sayOffline } from './recover.ts';
import { keepViewport } from './viewport-cookie.ts';
import type { Views } from './views.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

export interface Life {
  loadPage: LoadPage;
  loadPageData: LoadPageData;
}

/** What happens to a page after its start: it comes when the browser is idle, or with the first navigation. */
export function startLife({ state, views, router }: { state: PageState; views: Views; router: Router }): Life {
  const payloads = createPayloads();
  let isOutdated = false;
  watchBuilds({
    app: state.app,
    onNewBuild: payloads.clear,
    onNewApp: () => {
      isOutdated = true;
    },
  });
  watchConnection();
  keepViewport();
  followSystem();
  void settleLocale();
  watchLinks(router, startPrefetch(views, payloads));
  lookAgain(state, router);
  return {
    loadPage: createPageLoader({ state, views, payloads, isOutdated: () => isOutdated, stay: () => stayWith(router) }),
    loadPageData: createPageDataLoader(state.app, payloads),
  };
}

function watchConnection(): void {
  addEventListener('offline', sayOffline);
  addEventListener('online', () => notify(({ layout }) => ({ ...layout.online, tone: 'success' })));
}

function watchLinks(router: Router, look: () => void): void {
  look();
  // The router tells before React has drawn; links that are missed this time have their second chance on intent.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') requestAnimationFrame(look);
  });
}

/** The page on the screen stays: the navigation ends where it began. */
async function stayWith(router: Router): Promise<never> {
  sayOffline();
  const { location } = router.state;
  await router.navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  return new Promise(() => {});
}

/** A host that knows no page of this address may be older than the page: the API has the last word. */
function lookAgain(state: PageState, router: Router): void {
  const isUnknown = 'status' in state && state.status === 404;
  if (isUnknown && Object.keys(matchPage(location.pathname)?.params ?? {}).length > 0) void router.revalidate();
}
