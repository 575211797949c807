import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, useLoaderData } from 'react-router-dom';
import type { Page, ViewProps } from '../pages/page.ts';
import type { RouteName } from '../routes.ts';
import { Layout } from './Layout/Layout.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { RouteError } from './RouteError.tsx';

export type View = ComponentType<ViewProps<unknown>>;

/** What differs between the server and the browser: where a view comes from and how data arrives. */
export interface RouteSource {
  /** The view where it is at hand, as it must be for the page that is drawn or hydrated. */
  view: (name: RouteName) => View | undefined;
  lazyView?: (name: RouteName) => Promise<View>;
  loader?: (name: RouteName) => LoaderFunction;
  notFound: LoaderFunction;
}

/** The route that catches what no page answers, and the one whose error page stands for all pages. */
export const UNKNOWN_ROUTE = 'unknown';
export const ERROR_BOUNDARY = 'pages';

/** The one translation of the page registry into the router's terms. */
export function createRouteObjects(pages: Record<RouteName, Page>, source: RouteSource): RouteObject[] {
  const names = Object.keys(pages) as RouteName[];
  return [
    {
      id: 'layout',
      Component: Layout,
      children: [
        {
          id: ERROR_BOUNDARY,
          errorElement: <RouteError />,
          children: [
            ...names.flatMap((name) => pageRoutes(name, pages[name], source)),
            { id: UNKNOWN_ROUTE, path: '*', loader: source.notFound, element: null },
          ],
        },
      ],
    },
  ];
}

function pageRoutes(name: RouteName, page: Page, source: RouteSource): RouteObject[] {
  const view = source.view(name);
  const lazyView = source.lazyView;
  const shared: RouteObject = {
    loader: source.loader?.(name),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    ...(view
      ? { Component: outlet(view) }
      : lazyView && { lazy: async () => ({ Component: outlet(await lazyView(name)) }) }),
  };
  const { path, paged } = page.route;
  // The router folds letter case by default; an address of ours has one spelling.
  const first: RouteObject = { ...shared, id: name, path, caseSensitive: true };
  return paged ? [first, { ...first, id: `${name}-page`, path: `${path}/page/:page` }] : [first];
}

/** Hands a view its data. */
function outlet(View: View) {
  return function PageOutlet() {
    const { data, trail } = useLoaderData<LoadedPage>();
    return <View data={data} trail={trail} />;
  };
}
