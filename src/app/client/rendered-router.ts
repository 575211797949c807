import type { DataRouter } from 'react-router-dom';
import { renderWithTransition } from './picture-transition.ts';

/**
 * The router for React, which is notified of finished navigations only. A pending navigation changes nothing on the screen and
 * would render the current page once more. The loading indicator subscribes to the router itself (`pending-navigation.ts`).
 */
export function renderedRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (render) =>
    router.subscribe((state, options) => {
      if (state.navigation.state !== 'idle') return;
      renderWithTransition(state.location.pathname, () => render(state, options));
    });
  // The methods and getters of a router do not depend on `this`.
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}
