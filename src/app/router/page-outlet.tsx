import { type ComponentType, lazy, type ReactNode, Suspense, useInsertionEffect, useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { PrerenderedContext } from '../../lib/react/prerendered.ts';
import type { ViewProps } from '../../pages/define-page.ts';
import type { RouteName } from '../../routes.ts';
import type { LoadedPage } from './page-state.ts';

export type PageView = ComponentType<ViewProps<unknown>>;

/** Supplies the views of pages. */
export interface ViewSource {
  /** The view, if it is loaded. In the browser undefined for the prerendered page until `onFirstCommit`. */
  get: (name: RouteName) => PageView | undefined;
  /** Called when React has hydrated what is around the view of the prerendered page. */
  onFirstCommit?: () => void;
  /** Loads the view of the prerendered page when its hydration may begin. */
  loadForHydration: (name: RouteName) => Promise<PageView>;
  /** Applies the styles of a later page. Not before React changes the document: the open page must not be styled anew. */
  applyStyles?: (name: RouteName) => void;
  /** Wraps that view in the browser. */
  FirstPage?: ComponentType<{ children: ReactNode }>;
  /**
   * Without the boundary a view that throws ends the rendering with its own error; with it, React only leaves a marker in the
   * HTML.
   */
  withoutBoundary?: boolean;
}

/**
 * Renders a view with the data of its page. In the browser the chunk of the first page's view is not loaded yet: its
 * prerendered HTML stays in its Suspense boundary, while the layout around it is already hydrated. Later pages have their view
 * before they are rendered.
 */
export function createPageOutlet(name: RouteName, views: ViewSource): ComponentType {
  const LaterView = lazy(async () => ({ default: await views.loadForHydration(name) }));
  function Page({ data, breadcrumbs }: ViewProps<unknown>) {
    // Chosen once, because another component type would remount the page.
    const [Rendered] = useState(() => views.get(name) ?? LaterView);
    const isPrerendered = Rendered === LaterView;
    useInsertionEffect(() => {
      if (isPrerendered) views.onFirstCommit?.();
      else views.applyStyles?.(name);
    }, [isPrerendered]);
    const page = <Rendered data={data} breadcrumbs={breadcrumbs} />;
    if (views.withoutBoundary) return page;
    const inBoundary = <Suspense fallback={null}>{page}</Suspense>;
    if (!views.FirstPage) return inBoundary;
    if (isPrerendered) return <views.FirstPage>{inBoundary}</views.FirstPage>;
    return <PrerenderedContext value={false}>{inBoundary}</PrerenderedContext>;
  }
  return function PageOutlet() {
    const { data, breadcrumbs } = useLoaderData<LoadedPage>();
    const { pathname } = useLocation();
    // When the URL changes and the data stays, only components that read the URL are rendered. The key drops the state of the page
    // before, which may be of the same kind.
    return useMemo(() => <Page key={pathname} data={data} breadcrumbs={breadcrumbs} />, [data, breadcrumbs, pathname]);
  };
}
