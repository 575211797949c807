import type { DataRouter } from 'react-router-dom';

/** Renders the next page by calling `render`. */
export type RenderPage = (pathname: string, render: () => void) => void;

/**
 * The router for React, which is notified of finished navigations only. A pending navigation changes nothing on the screen and
 * would render the current page once more. The loading indicator subscribes to the router itself (`pending-navigation.ts`).
 * React subscribes when it has hydrated the layout. A navigation that has ended before is reported then: the router itself
 * reports it to its first subscriber only, which is not React.
 * @param renderPage returns how to render pages, once that code has loaded
 */
export function renderedRouter(router: DataRouter, renderPage: () => RenderPage | undefined): DataRouter {
  const first = router.state;
  const subscribe: DataRouter['subscribe'] = (notify) => {
    const { state: current } = router;
    if (current !== first && current.navigation.state === 'idle')
      notify(current, { deletedFetchers: [], newErrors: null, flushSync: false });
    return router.subscribe((state, options) => {
      if (state.navigation.state !== 'idle') return;
      const render = () => notify(state, options);
      const renderLoaded = renderPage();
      if (renderLoaded) renderLoaded(state.location.pathname, render);
      else render();
    });
  };
  // The methods and getters of a router do not depend on `this`.
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}
