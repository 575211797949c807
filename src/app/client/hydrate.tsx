import { lazy, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { PageDataContext } from '../../features/paged-list/list-page.ts';
import { pages } from '../../pages/index.ts';
import { ErrorResponse, NO_CONNECTION } from '../errors/error-response.ts';
import { type LoadedPage, type PageState, ROOT_ID } from '../router/page-state.ts';
import { matchPage } from '../router/match-page.ts';
import { PendingNavigationContext } from '../../lib/react/pending-navigation.ts';
import { createRouteObjects, ERROR_BOUNDARY, NOT_FOUND_ROUTE } from '../router/route-objects.tsx';
import { SiteProvider } from '../router/SiteProvider.tsx';
import { markHydrated } from './event-replay.ts';
import { followLinks } from './follow-links.ts';
import { updateHead } from './update-head.ts';
import type { Runtime } from './runtime.ts';
import { recoverChunk } from '../../lib/browser/chunk-recovery.ts';
import { readPageState } from './read-page-state.ts';
import { renderedRouter } from './rendered-router.ts';
import { pendingNavigation } from './pending-navigation.ts';
import { targetOf } from './target-of.ts';
import { savesData } from './saves-data.ts';
import { createViewLoader, type ViewLoader } from './view-loader.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { whenInteracted } from '../../lib/browser/when-interacted.ts';
import { whenWanted } from '../../lib/browser/when-wanted.ts';

// A task of its own: in one with the evaluation of the code it would hold up a slow phone for too long.
setTimeout(() => hydrate(readPageState()));

/** Hydrates the prerendered HTML: the layout at once, the page inside it when its chunk has loaded. */
function hydrate(state: PageState): void {
  normalizeLocation(state);
  const views = createViewLoader();
  const runtime = once(async () => (await import('./runtime.ts')).startRuntime({ state, views, router }));
  const routeObjects = createRouteObjects(pages, {
    views,
    loader: (name) => async (args) =>
      (await runtime().catch((error) => recoverChunk(targetOf(router), error))).loadPage(name, args),
    // Where its chunk fails, too, the prerendered HTML stays.
    Offline: lazy(() => import('../errors/Offline.tsx').catch(() => new Promise<never>(() => {}))),
    notFound: ({ request }) => {
      throw new ErrorResponse(404, `Page not found: ${new URL(request.url).pathname}`);
    },
  });
  const router = createBrowserRouter(routeObjects, { hydrationData: routerHydrationData(state) });
  syncHead(router, state.shell.config.siteUrl);
  followLinks(router);

  const container = document.getElementById(ROOT_ID);
  if (!container) throw new Error(`The page has no element #${ROOT_ID}`);
  const site = (
    <SiteProvider shell={state.shell}>
      <PageDataContext value={async (...asked) => (await runtime()).loadPageData(...asked)}>
        <PendingNavigationContext value={pendingNavigation(router)}>
          <HydrationMarker part={'page' in state ? 'layout' : 'page'}>
            {/* In one go: a page that is rendered in slices takes several times as long to come. */}
            <RouterProvider router={renderedRouter(router)} useTransitions={false} />
          </HydrationMarker>
        </PendingNavigationContext>
      </PageDataContext>
    </SiteProvider>
  );
  startTransition(() => {
    // The offline page serves any address, so its HTML does not match and is not hydrated.
    if ('status' in state && state.status === NO_CONNECTION) createRoot(container).render(site);
    else hydrateRoot(container, site);
  });
  void whenInteracted().then(() => loadLinkedView(views));
  // An address that the build does not know may yet be known to the API.
  void ('page' in state ? whenWanted() : whenIdle())
    .then(runtime)
    .catch((error: unknown) => console.error('What watches over the page has not come yet', error));
}

/**
 * The page that the first sign points at, else what most links of the page lead to, is asked for at once: the code that
 * loads pages would ask for its view only when it has come itself.
 */
function loadLinkedView(views: ViewLoader): void {
  const link =
    document.querySelector<HTMLAnchorElement>('a[data-prefetch]:hover') ??
    document.querySelector<HTMLAnchorElement>('main :is(h2, h3) a[data-prefetch]');
  const linked = link && !savesData() ? matchPage(link.pathname) : undefined;
  // What does not come is asked for again when it is needed.
  if (linked) Promise.all([views.load(linked.name), views.content(linked.name)]).catch(() => {});
}

/** A host may give a page under another name, `/index.html` say: by that the router would show another one, or none. */
function normalizeLocation(state: PageState): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical || !('page' in state)) return;
  const { pathname } = new URL(canonical.href);
  if (matchPage(location.pathname)?.routeId !== matchPage(pathname)?.routeId)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}

/**
 * Its effect runs when the layout has been hydrated; the page inside it may follow later. It stands around the layout and
 * not beside it: React makes its ids of places, and the server has no such neighbour.
 */
function HydrationMarker({ part, children }: { part: 'layout' | 'page'; children: ReactNode }) {
  useEffect(() => markHydrated(part), [part]);
  return children;
}

/** What the router would have loaded: the page stands in the HTML already. */
function routerHydrationData(state: PageState) {
  const routeId = matchPage(location.pathname)?.routeId ?? NOT_FOUND_ROUTE;
  return 'page' in state
    ? { loaderData: { [routeId]: state.page } }
    : { loaderData: {}, errors: { [ERROR_BOUNDARY]: new ErrorResponse(state.status) } };
}

function syncHead(router: DataRouter, siteUrl: string): void {
  const { pathname: first } = router.state.location;
  router.subscribe(({ navigation, location, matches, loaderData }) => {
    // A later page is rendered by React, so it is hydrated; a fragment of the first one is no other page.
    if (navigation.state === 'idle' && location.pathname !== first) markHydrated('page');
    const page = loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;
    if (navigation.state === 'idle' && page?.head) updateHead(page.head, siteUrl + location.pathname);
  });
}

/** Starts once, at the first call; a failed start can be retried. */
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
