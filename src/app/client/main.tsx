import '../../styles/index.scss';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PageDataContext } from '../../features/list-pages/list-pages.ts';
import { pages } from '../../pages/index.ts';
import { ErrorResponse } from '../error-response.ts';
import { type LoadedPage, type PageState, ROOT_ID } from '../loaded-page.ts';
import { matchPage } from '../match-page.ts';
import { createRouteObjects, ERROR_BOUNDARY, UNKNOWN_ROUTE } from '../route-objects.tsx';
import { SiteProvider } from '../SiteProvider.tsx';
import { showHead } from './head.ts';
import { createPageDataLoader } from './load-page-data.ts';
import { createPageLoader } from './page-loader.ts';
import { readState } from './state.ts';
import { createViews } from './views.ts';

start(readState());

/** Hydrates what the build drew: the frame at once, the page inside it when its code has come. */
function start(state: PageState): void {
  const views = createViews();
  const routeObjects = createRouteObjects(pages, {
    views,
    loader: createPageLoader(state, views),
    notFound: ({ request }) => {
      throw new ErrorResponse(404, `Page not found: ${new URL(request.url).pathname}`);
    },
  });
  const routeId = matchPage(location.pathname)?.routeId ?? UNKNOWN_ROUTE;
  const router = createBrowserRouter(routeObjects, {
    hydrationData:
      'page' in state
        ? { loaderData: { [routeId]: state.page } }
        : { loaderData: {}, errors: { [ERROR_BOUNDARY]: new ErrorResponse(state.status) } },
  });

  router.subscribe(({ navigation, location, matches, loaderData }) => {
    const page = loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;
    if (navigation.state === 'idle' && page?.head) showHead(page.head, state.shell.config.siteUrl + location.pathname);
  });

  const container = document.getElementById(ROOT_ID);
  if (!container) throw new Error(`The page has no element #${ROOT_ID}`);
  startTransition(() => {
    hydrateRoot(
      container,
      <SiteProvider shell={state.shell}>
        <PageDataContext value={createPageDataLoader(state.app)}>
          <RouterProvider router={router} />
        </PageDataContext>
      </SiteProvider>,
    );
  });
}
