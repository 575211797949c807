import { lazy, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { PageDataContext } from '../../features/paged-list/list-page.ts';
import { pages } from '../../pages/index.ts';
import { ErrorResponse, NO_CONNECTION } from '../errors/error-response.ts';
import { type PageState, ROOT_ID } from '../router/page-state.ts';
import { matchPage } from '../router/match-page.ts';
import { PendingNavigationContext } from '../../lib/react/pending-navigation.ts';
import { createRouteObjects, ERROR_BOUNDARY, NOT_FOUND_ROUTE } from '../router/route-objects.tsx';
import { SiteProvider } from '../router/SiteProvider.tsx';
import { cancelNavigation } from './cancel-navigation.ts';
import { notifyPageFailed } from './chunk-notices.ts';
import { keyEntries } from './entry-keys.ts';
import { markHydrated } from './event-replay.ts';
import { followLinks } from './follow-links.ts';
import { endForeignChanges, undoForeignChanges } from './foreign-changes.ts';
import { HydrationMarker } from './HydrationMarker.tsx';
import { createPayloadCache } from './payload-cache.ts';
import { startPrefetch } from './prefetch.ts';
import type { Runtime } from './runtime.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { recoverChunk, SilentHostError } from '../../lib/browser/chunk-recovery.ts';
import { isMissingChunk } from '../../lib/browser/missing-chunk.ts';
import { readPageState } from './read-page-state.ts';
import { renderedRouter } from './rendered-router.ts';
import { trackNavigation, whenNotNavigating } from './track-navigation.ts';
import { targetOf } from './target-of.ts';
import { createViewLoader } from './view-loader.tsx';
import { keepRestStyles } from '../../lib/browser/styles.ts';
import { loadDrawings } from '../../ui/Icon/drawings.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { countAsInteracted } from '../../lib/browser/when-interacted.ts';
import { loadFirst, whenNeeded } from '../../lib/browser/when-needed.ts';

// A task of its own: together with the evaluation of the code it would block a slow phone for too long.
setTimeout(() => hydrate(readPageState()));

/**
 * Hydrates the prerendered HTML: the layout at once, the page inside it when its chunk has loaded. This file has no component of
 * its own: the development server would run it again after a change of what it imports, on a page that is hydrated.
 */
function hydrate(state: PageState): void {
  normalizeLocation(state);
  keyEntries();
  const views = createViewLoader('page' in state ? matchPage(location.pathname)?.name : undefined);
  const payloads = createPayloadCache();
  const prefetch = startPrefetch(views, payloads);
  let runtime: Runtime | undefined;
  const startRuntime = once(async () => {
    const module = await import('./runtime.ts');
    return (runtime = module.startRuntime({ state, views, payloads, prefetch, router }));
  });
  loadFirst(async () => {
    await Promise.all([startRuntime(), prefetch.likelyView()]);
    await prefetch.whenNotIntended();
    await whenNotNavigating(router);
  });
  const routeObjects = createRouteObjects(pages, {
    views,
    loader: (name) => async (args) => {
      if (runtime) return runtime.loadPage(name, args);
      // Its requests do not wait for the runtime chunk.
      prefetch.page(name, new URL(args.request.url).pathname);
      const started = await withinLimit(startRuntime()).catch((error: unknown) =>
        loadWithoutRuntime(router, error, args.request.signal),
      );
      return started.loadPage(name, args);
    },
    // If its chunk fails as well, the prerendered HTML stays.
    Offline: lazy(() => import('../errors/Offline.tsx').catch(() => new Promise<never>(() => {}))),
    notFound: ({ request }) => {
      throw new ErrorResponse(404, `Page not found: ${new URL(request.url).pathname}`);
    },
  });
  const router = createBrowserRouter(routeObjects, { hydrationData: routerHydrationData(state) });
  markLaterPages(router);
  followLinks(router);

  const container = document.getElementById(ROOT_ID);
  if (!container) throw new Error(`The page has no element #${ROOT_ID}`);
  const site = (
    <SiteProvider shell={state.shell}>
      <PageDataContext value={async (...parameters) => (await startRuntime()).loadPageData(...parameters)}>
        <PendingNavigationContext value={trackNavigation(router)}>
          <HydrationMarker part={'page' in state ? 'layout' : 'page'}>
            {/* Without transitions: time slicing takes several times as long for a page. */}
            <RouterProvider router={renderedRouter(router, () => runtime?.renderPage)} useTransitions={false} />
          </HydrationMarker>
        </PendingNavigationContext>
      </PageDataContext>
    </SiteProvider>
  );
  undoForeignChanges('layout');
  startTransition(() => {
    // The offline page serves any URL, so its HTML does not match and is not hydrated.
    if ('status' in state && state.status === NO_CONNECTION) createRoot(container).render(site);
    else hydrateRoot(container, site, { onRecoverableError: reportRenderedAnew });
  });
  // Soon enough for the icons of a menu or of the next page, and after everything that the first screen needs.
  loadDrawings();
  // The API may have a page that was created after the build.
  void ('page' in state ? whenNeeded() : whenIdle())
    .then(startRuntime)
    .catch((error: unknown) => console.error('The runtime of the page has not loaded', error));
}

/** React has replaced the HTML, with the sheet that it links. If that is all of it, the page is not seen until its view has loaded. */
function reportRenderedAnew(error: unknown): void {
  countAsInteracted();
  void keepRestStyles();
  reportError(error);
}

/** A host may serve a page under another URL, such as `/index.html`, which the router would not match. */
function normalizeLocation(state: PageState): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical || !('page' in state)) return;
  const { pathname } = new URL(canonical.href);
  const isForeign = matchPage(location.pathname)?.routeId !== matchPage(pathname)?.routeId;
  // Hosts treat two slashes as one, the router does not.
  if (isForeign || location.pathname.includes('//'))
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}

/** If the code that loads pages has failed, the document is loaded instead. If that fails too, the current page stays. */
async function loadWithoutRuntime(router: DataRouter, cause: unknown, signal: AbortSignal): Promise<never> {
  return recoverChunk(targetOf(router), cause, () => signal.aborted).catch((error: unknown) => {
    if (signal.aborted) throw error;
    if (error instanceof SilentHostError || isMissingChunk(error)) return cancelNavigation(router, notifyPageFailed);
    throw error;
  });
}

/** The result of the loader, taken from the HTML. */
function routerHydrationData(state: PageState) {
  const routeId = matchPage(location.pathname)?.routeId ?? NOT_FOUND_ROUTE;
  return 'page' in state
    ? { loaderData: { [routeId]: state.page } }
    : { loaderData: {}, errors: { [ERROR_BOUNDARY]: new ErrorResponse(state.status) } };
}

/** React renders each later page in the browser, so it counts as hydrated. A navigation to a fragment of the first does not. */
function markLaterPages(router: DataRouter): void {
  const { pathname: first } = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === first) return;
    endForeignChanges();
    markHydrated('page');
  });
}

/** Calls `start` once; after a failure the next call tries again. */
function once(start: () => Promise<Runtime>): () => Promise<Runtime> {
  let started: Promise<Runtime> | undefined;
  return () => {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}
