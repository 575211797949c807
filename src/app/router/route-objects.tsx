import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { Page } from '../../pages/define-page.ts';
import type { RouteName } from '../../routes.ts';
import { Layout } from '../layout/Layout.tsx';
import { STICKY_BAR } from '../layout/sticky-bar-attribute.ts';
import { createPageOutlet, type ViewSource } from './page-outlet.tsx';
import { RouteError } from '../errors/RouteError.tsx';

/** The differences between server and browser: how views and data are loaded. */
export interface RouteSource {
  views: ViewSource;
  loader?: (name: RouteName) => LoaderFunction;
  notFound: LoaderFunction;
  /** The page for a missing connection; its chunk is rarely needed. */
  Offline: ComponentType;
  /** Replaces `Layout` around the pages. */
  layout?: ComponentType;
}

/** The ids of the catch-all route and of the route with the error boundary for all pages. */
export const NOT_FOUND_ROUTE = 'unknown';
export const ERROR_BOUNDARY = 'pages';

/** Converts the page registry to route objects of the router. It is the only place that does. */
export function createRouteObjects(pages: Partial<Record<RouteName, Page>>, source: RouteSource): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: source.layout ?? Layout,
      // Without it the router would show its own, in English.
      errorElement: (
        <main>
          <RouteError Offline={source.Offline} />
        </main>
      ),
      children: [
        {
          id: ERROR_BOUNDARY,
          errorElement: <RouteError Offline={source.Offline} />,
          children: [
            ...Object.entries(pages).flatMap(([name, page]) => pageRoutes(name as RouteName, page, source)),
            { id: NOT_FOUND_ROUTE, path: '*', loader: source.notFound, element: null },
          ],
        },
      ],
    },
  ];
}

function pageRoutes(name: RouteName, page: Page, source: RouteSource): RouteObject[] {
  const { path, paged } = page.route;
  const first: RouteObject = {
    id: name,
    path,
    // The router ignores letter case by default; our URLs are case-sensitive.
    caseSensitive: true,
    loader: source.loader?.(name),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    handle: page.hasStickyBar ? STICKY_BAR : undefined,
    Component: createPageOutlet(name, source.views),
  };
  return paged ? [first, { ...first, id: `${name}-page`, path: `${path}/page/:page` }] : [first];
}
