import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { Page } from '../../pages/define-page.ts';
import type { RouteName } from '../../routes.ts';
import { Layout } from '../layout/Layout.tsx';
import { OWN_BAR } from '../layout/own-bar.ts';
import { createPageOutlet, type ViewSource } from './page-outlet.tsx';
import { RouteError } from '../errors/RouteError.tsx';

/** What differs between the server and the browser: where a view comes from and how data arrives. */
export interface RouteSource {
  views: ViewSource;
  loader?: (name: RouteName) => LoaderFunction;
  notFound: LoaderFunction;
  /** The page for what is not at hand without a connection: few ever need its code. */
  Offline: ComponentType;
  /** Around the pages, in place of `Layout`. */
  layout?: ComponentType;
}

/** The route that catches what no page answers, and the one whose error page stands for all pages. */
export const NOT_FOUND_ROUTE = 'unknown';
export const ERROR_BOUNDARY = 'pages';

/** The one translation of the page registry into the router's terms. */
export function createRouteObjects(pages: Partial<Record<RouteName, Page>>, source: RouteSource): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: source.layout ?? Layout,
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
    // The router folds letter case by default; an address of ours has one spelling.
    caseSensitive: true,
    loader: source.loader?.(name),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    handle: page.hasBar ? OWN_BAR : undefined,
    Component: createPageOutlet(name, source.views),
  };
  return paged ? [first, { ...first, id: `${name}-page`, path: `${path}/page/:page` }] : [first];
}
