import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { ViewProps } from '../../pages/define-page.ts';
import type { RouteName } from '../../routes.ts';
import type { LoadedPage } from './page-state.ts';

export type PageView = ComponentType<ViewProps<unknown>>;

/** Where the views of pages come from. */
export interface ViewSource {
  /** The view, if it is loaded. */
  get: (name: RouteName) => PageView | undefined;
  /** The view of the page that the visitor found in the HTML, when the moment for its code has come. */
  loadForHydration: (name: RouteName) => Promise<PageView>;
  /** Stands around that view, in the browser. */
  FirstPage?: ComponentType<{ children: ReactNode }>;
  /** Without the boundary a view that throws ends the rendering with its own error; inside it, React only leaves a mark. */
  withoutBoundary?: boolean;
}

/**
 * Hands a view its data. The view of the first page is not at hand in the browser: what the server drew stays as it
 * is inside its boundary, while the layout around it is already hydrated, and is hydrated when its chunk has loaded. Later
 * pages have their view before they are shown.
 */
export function createPageOutlet(name: RouteName, views: ViewSource): ComponentType {
  const LaterView = lazy(async () => ({ default: await views.loadForHydration(name) }));
  return function PageOutlet() {
    const { data, breadcrumbs } = useLoaderData<LoadedPage>();
    const { pathname } = useLocation();
    // Chosen once: another component would be mounted anew.
    const [Rendered] = useState(() => views.get(name) ?? LaterView);
    // A change of the address that leaves the data as they are renders only what reads the address.
    return useMemo(() => {
      // Another page of the same kind is a new page: nothing of the one before is left in it.
      const page = <Rendered key={pathname} data={data} breadcrumbs={breadcrumbs} />;
      if (views.withoutBoundary) return page;
      const inBoundary = <Suspense fallback={null}>{page}</Suspense>;
      return views.FirstPage && Rendered === LaterView ? (
        <views.FirstPage key={pathname}>{inBoundary}</views.FirstPage>
      ) : (
        inBoundary
      );
    }, [Rendered, data, breadcrumbs, pathname]);
  };
}
