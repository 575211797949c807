import type { ComponentType, ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { RestStylesContext } from '../../lib/react/rest-styles.ts';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import { Layout } from '../layout/Layout.tsx';
import type { LoadedPage } from '../router/page-state.ts';
import { matchPage, type PageMatch } from '../router/match-page.ts';
import { splitMarkup, type LayoutMarkup, layoutMarkupOf, type PageMarkup } from './page-markup.ts';
import type { PageView } from '../router/page-outlet.tsx';
import { loadWholeView } from '../router/whole-view.tsx';
import { createRouteObjects, ERROR_BOUNDARY, NOT_FOUND_ROUTE } from '../router/route-objects.tsx';
import { ErrorResponse, type ErrorStatus } from '../errors/error-response.ts';
import Offline from '../errors/Offline.tsx';
import type { Shell } from '../layout/shell.ts';
import { SiteProvider } from '../router/SiteProvider.tsx';

export interface Renderer {
  /** The markup inside the root element. @throws the error of a view; the caller adds the page's name. */
  page: (pathname: string, page: LoadedPage) => Promise<PageMarkup>;
  /** The error behind incomplete markup; undefined when a component suspends. */
  partError: (pathname: string, page: LoadedPage) => Promise<unknown>;
  error: (status: ErrorStatus) => string;
}

/** React's marker for a boundary whose content has thrown. */
const FAILED_BOUNDARY = '<!--$!-->';

interface RendererOptions {
  /** The URLs of the styles below the first screen, which each page's markup links. */
  restStyles?: Partial<Record<RouteName, string>>;
  /** Renders the layout for each page as in the browser: slower, with the same result. */
  renderLayoutPerPage?: boolean;
}

/** Creates a renderer of any number of pages. A view is loaded with its first page, since a rebuild renders few of them. */
export function createRenderer(
  shell: Shell,
  { restStyles = {}, renderLayoutPerPage = false }: RendererOptions = {},
): Renderer {
  const views = new Map<RouteName, PageView>();
  const loadView = async (name: RouteName) => {
    if (!views.has(name)) views.set(name, await loadWholeView(pages[name]));
  };
  // Only the routes of one page: matching each of some thousand pages against all routes would take as long as rendering it.
  const routesOf = (name: RouteName | undefined, { view, ...variant }: RouteVariant = {}) =>
    createStaticHandler(
      createRouteObjects(name ? { [name]: pages[name] } : {}, {
        views: {
          get: (wanted) => view ?? views.get(wanted),
          loadForHydration: (wanted) => loadWholeView(pages[wanted]),
          withoutBoundary: variant.withoutBoundary ?? false,
        },
        Offline,
        layout: variant.layout,
        notFound: () => null,
      }),
    ).dataRoutes;
  const pageRoutes = new Map<RouteName, DataRouteObject[]>();
  const layouts = new Map<string, LayoutMarkup>();

  const element = (
    routes: DataRouteObject[],
    routeLocation: RouteLocation,
    result: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
    statusCode = 200,
  ) => {
    const context = { ...staticContext(routes, routeLocation), ...result, statusCode };
    return (
      <RestStylesContext value={routeLocation.name && restStyles[routeLocation.name]}>
        <SiteProvider shell={shell}>
          <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
        </SiteProvider>
      </RestStylesContext>
    );
  };
  const render = (...routeLocation: Parameters<typeof element>) => renderToString(element(...routeLocation));
  const matchOf = (pathname: string) => {
    const match = matchPage(pathname);
    if (!match) throw new Error(`${pathname}: no route of src/routes.ts matches this pathname`);
    return match;
  };

  return {
    async page(pathname, loaded) {
      const match = matchOf(pathname);
      const { name, routeId } = match;
      await loadView(name);
      const routes = getOrCreate(pageRoutes, name, () =>
        routesOf(name, renderLayoutPerPage ? {} : { layout: PageWithoutLayout }),
      );
      const location = { pathname, ...match };
      const result = { loaderData: { [routeId]: loaded }, errors: null };
      const page = render(routes, location, result);
      // The view threw inside its boundary. Rendering it without the boundary gives its error.
      if (page.includes(FAILED_BOUNDARY))
        return splitMarkup(render(routesOf(name, { withoutBoundary: true }), location, result));
      if (renderLayoutPerPage) return splitMarkup(page);
      const layout = getOrCreate(layouts, routeId, () =>
        layoutMarkupOf(render(routesOf(name, { view: EmptyView }), location, result)),
      );
      return { ...splitMarkup(page), layout };
    },
    async partError(pathname, loaded) {
      const match = matchOf(pathname);
      await loadView(match.name);
      const result = { loaderData: { [match.routeId]: loaded }, errors: null };
      return firstErrorIn(element(routesOf(match.name), { pathname, ...match }, result));
    },
    error: (status) =>
      render(
        routesOf(undefined),
        { pathname: `/${status}`, routeId: NOT_FOUND_ROUTE, params: {} },
        { loaderData: {}, errors: { [ERROR_BOUNDARY]: new ErrorResponse(status) } },
        status,
      ),
  };
}

/** The first error thrown in the tree: `renderToString` leaves a marker without the error. */
function firstErrorIn(page: ReactElement): Promise<unknown> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(page, {
      onError: (error) => resolve(error),
      // At this point each component has thrown or waits for something that a build does not load.
      onShellReady: () =>
        setImmediate(() => {
          resolve(undefined);
          abort();
        }),
    });
  });
}

interface RouteVariant {
  /** Replaces the page's own view. */
  view?: PageView;
  layout?: ComponentType;
  withoutBoundary?: boolean;
}

function PageWithoutLayout() {
  return <Layout pageOnly />;
}

function EmptyView() {
  return null;
}

function getOrCreate<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

interface RouteLocation extends Pick<PageMatch, 'routeId' | 'params'> {
  /** Absent for an error page. */
  name?: RouteName;
  pathname: string;
}

/** The result of `staticHandler.query` without its matching and loading, since page and data are known. */
function staticContext(routes: DataRouteObject[], { pathname, routeId, params }: RouteLocation): StaticHandlerContext {
  const matches = routeBranch(routeId, routes).map((route) => ({
    route,
    params,
    pathname: route.path === undefined ? '/' : pathname,
    pathnameBase: route.path === undefined ? '/' : pathname,
  }));
  return {
    basename: '/',
    location: {
      pathname,
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

/** A route and its ancestors, from the root. */
function routeBranch(id: string, routes: DataRouteObject[]): DataRouteObject[] {
  for (const route of routes) {
    if (route.id === id) return [route];
    const rest = routeBranch(id, route.children ?? []);
    if (rest.length > 0) return [route, ...rest];
  }
  return [];
}
