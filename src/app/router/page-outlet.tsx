import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ViewProps } from '../../pages/page.ts';
import type { RouteName } from '../../routes.ts';
import type { LoadedPage } from './page-state.ts';

export type PageView = ComponentType<ViewProps<unknown>>;

/** Where the views of pages come from. */
export interface ViewSource {
  /** The view, if it is at hand. */
  get: (name: RouteName) => PageView | undefined;
  /** The view of the page that the visitor found in the HTML, when the moment for its code has come. */
  loadForHydration: (name: RouteName) => Promise<PageView>;
  /** Without the boundary a view that throws ends the drawing with its own error; inside it, React only leaves a mark. */
  withoutBoundary?: boolean;
}

/**
 * Hands a view its data. The view of the first page is not at hand in the browser: what the server drew stays as it
 * is inside its boundary, while the frame around it is already alive, and is hydrated when the code comes. Later
 * pages have their view before they are shown.
 */
export function createPageOutlet(name: RouteName, views: ViewSource): ComponentType {
  const LaterView = lazy(async () => ({ default: await views.loadForHydration(name) }));
  return function PageOutlet() {
    const { data, breadcrumbs } = useLoaderData<LoadedPage>();
    // Chosen once: another component in the same place would be drawn anew.
    const [Rendered] = useState(() => views.get(name) ?? LaterView);
    const page = <Rendered data={data} breadcrumbs={breadcrumbs} />;
    return views.withoutBoundary ? page : <Suspense fallback={null}>{page}</Suspense>;
  };
}
