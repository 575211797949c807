import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteObject,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { pages } from '../pages/index.ts';
import type { RouteName } from '../routes.ts';
import type { LoadedPage } from './loaded-page.ts';
import { matchPage } from './match-page.ts';
import type { View } from './page-outlet.tsx';
import { createRouteObjects, ERROR_BOUNDARY } from './route-objects.tsx';
import { ErrorResponse } from './error-response.ts';
import type { Shell } from './shell.ts';
import { SiteProvider } from './SiteProvider.tsx';

export interface Renderer {
  /** The markup inside the root element. @throws what a view throws; the caller names the page. */
  page: (address: string, page: LoadedPage) => string;
  error: (status: 404 | 500) => string;
}

/** What React leaves in place of a part that has thrown. */
const FAILED_PART = '<!--$!-->';

/** Loads the views once, then draws any number of pages. @param names the pages that will be drawn, all of them unless said */
export async function createRenderer(
  shell: Shell,
  names = Object.keys(pages) as readonly RouteName[],
): Promise<Renderer> {
  const views = new Map<RouteName, View>();
  await Promise.all(names.map(async (name) => views.set(name, (await pages[name].view()).default)));
  // Only the routes of one page: to match each of some thousand pages against all of them would cost as much as to draw it.
  const routesOf = (name: RouteName | undefined, withoutBoundary = false) =>
    createStaticHandler(
      createRouteObjects(name ? { [name]: pages[name] } : {}, {
        views: {
          get: (wanted) => views.get(wanted),
          later: async (wanted) => (await pages[wanted].view()).default,
          withoutBoundary,
        },
        notFound: () => null,
      }),
    ).dataRoutes;
  const known = new Map<RouteName, DataRouteObject[]>();

  const draw = (
    address: string,
    routes: DataRouteObject[],
    result: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
    statusCode = 200,
  ) => {
    const context = { ...staticContext(routes, address), ...result, statusCode };
    return renderToString(
      <SiteProvider shell={shell}>
        <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
      </SiteProvider>,
    );
  };

  return {
    page(address, loaded) {
      const match = matchPage(address);
      if (!match) throw new Error(`${address}: no route of src/routes.ts matches this address`);
      const routes = known.get(match.name) ?? routesOf(match.name);
      known.set(match.name, routes);
      const result = { loaderData: { [match.routeId]: loaded }, errors: null };
      const body = draw(address, routes, result);
      // A view that has thrown inside its boundary throws here, and its error says what the mark does not.
      return body.includes(FAILED_PART) ? draw(address, routesOf(match.name, true), result) : body;
    },
    error: (status) =>
      draw(
        `/${status}`,
        routesOf(undefined),
        { loaderData: {}, errors: { [ERROR_BOUNDARY]: new ErrorResponse(status) } },
        status,
      ),
  };
}

/** What `staticHandler.query` would answer, without the loaders: the data is at hand already. */
function staticContext(routes: DataRouteObject[], pathname: string): StaticHandlerContext {
  return {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default' } as StaticHandlerContext['location'],
    matches: (matchRoutes(routes, pathname) ?? []) as StaticHandlerContext['matches'],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _deepestRenderedBoundaryId: ERROR_BOUNDARY,
  };
}
