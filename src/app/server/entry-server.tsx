import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import { Layout } from '../layout/Layout.tsx';
import type { LoadedPage } from '../router/page-state.ts';
import { matchPage, type PageMatch } from '../router/match-page.ts';
import { cutPage, type Frame, frameOf, type PageMarkup } from './page-markup.ts';
import type { View } from '../router/page-outlet.tsx';
import { createRouteObjects, ERROR_BOUNDARY, UNKNOWN_ROUTE } from '../router/route-objects.tsx';
import { ErrorResponse, type ErrorStatus } from '../errors/error-response.ts';
import Offline from '../errors/Offline.tsx';
import type { Shell } from '../layout/shell.ts';
import { SiteProvider } from '../router/SiteProvider.tsx';

export interface Renderer {
  /** The markup inside the root element. @throws what a view throws; the caller names the page. */
  page: (address: string, page: LoadedPage) => PageMarkup;
  error: (status: ErrorStatus) => string;
}

/** What React leaves in place of a part that has thrown. */
const FAILED_PART = '<!--$!-->';

interface RendererOptions {
  /** The pages that will be drawn, all of them unless said. */
  names?: readonly RouteName[];
  /** Draws the frame anew around each page, as a browser would: slower, and the same. */
  inOnePiece?: boolean;
}

/** Loads the views once, then draws any number of pages. */
export async function createRenderer(
  shell: Shell,
  { names = Object.keys(pages) as RouteName[], inOnePiece = false }: RendererOptions = {},
): Promise<Renderer> {
  const views = new Map<RouteName, View>();
  await Promise.all(names.map(async (name) => views.set(name, (await pages[name].view()).default)));
  // Only the routes of one page: to match each of some thousand pages against all of them would cost as much as to draw it.
  const routesOf = (name: RouteName | undefined, { view, ...variant }: Variant = {}) =>
    createStaticHandler(
      createRouteObjects(name ? { [name]: pages[name] } : {}, {
        views: {
          get: (wanted) => view ?? views.get(wanted),
          later: async (wanted) => (await pages[wanted].view()).default,
          withoutBoundary: variant.withoutBoundary ?? false,
        },
        Offline,
        layout: variant.layout,
        notFound: () => null,
      }),
    ).dataRoutes;
  const pageRoutes = new Map<RouteName, DataRouteObject[]>();
  const frames = new Map<string, Frame>();

  const draw = (
    routes: DataRouteObject[],
    place: Place,
    result: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
    statusCode = 200,
  ) => {
    const context = { ...staticContext(routes, place), ...result, statusCode };
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
      const { name, routeId } = match;
      const routes = kept(pageRoutes, name, () => routesOf(name, inOnePiece ? {} : { layout: PageAlone }));
      const place = { address, ...match };
      const result = { loaderData: { [routeId]: loaded }, errors: null };
      const page = draw(routes, place, result);
      // A view that has thrown inside its boundary throws here, and its error says what the mark does not.
      if (page.includes(FAILED_PART)) return cutPage(draw(routesOf(name, { withoutBoundary: true }), place, result));
      if (inOnePiece) return cutPage(page);
      const frame = kept(frames, routeId, () => frameOf(draw(routesOf(name, { view: Nothing }), place, result)));
      return { ...cutPage(page), frame };
    },
    error: (status) =>
      draw(
        routesOf(undefined),
        { address: `/${status}`, routeId: UNKNOWN_ROUTE, params: {} },
        { loaderData: {}, errors: { [ERROR_BOUNDARY]: new ErrorResponse(status) } },
        status,
      ),
  };
}

interface Variant {
  /** In place of the page's own. */
  view?: View;
  layout?: ComponentType;
  withoutBoundary?: boolean;
}

function PageAlone() {
  return <Layout withoutFrame />;
}

function Nothing() {
  return null;
}

function kept<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

interface Place extends Pick<PageMatch, 'routeId' | 'params'> {
  address: string;
}

/** What `staticHandler.query` would answer, without matching and loading: page and data are at hand already. */
function staticContext(routes: DataRouteObject[], { address, routeId, params }: Place): StaticHandlerContext {
  const matches = pathTo(routeId, routes).map((route) => ({
    route,
    params,
    pathname: route.path === undefined ? '/' : address,
    pathnameBase: route.path === undefined ? '/' : address,
  }));
  return {
    basename: '/',
    location: {
      pathname: address,
      search: '',
      hash: '',
      state: null,
      key: 'default',
    } as StaticHandlerContext['location'],
    matches: matches as StaticHandlerContext['matches'],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _deepestRenderedBoundaryId: ERROR_BOUNDARY,
  };
}

/** A route and those around it, from the outermost. */
function pathTo(id: string, routes: DataRouteObject[]): DataRouteObject[] {
  for (const route of routes) {
    if (route.id === id) return [route];
    const rest = pathTo(id, route.children ?? []);
    if (rest.length > 0) return [route, ...rest];
  }
  return [];
}
