import type { DataRouter } from 'react-router-dom';
import { renderWithTransition } from './picture-transition.ts';

/**
 * The router as React sees it. React hears of a navigation when it has ended: a page that is on its way changes nothing
 * on the screen, and would render the page that is left once more. What tells of pages on their way listens to the router
 * itself (`pending-navigation.ts`).
 */
export function renderedRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (render) =>
    router.subscribe((state, options) => {
      if (state.navigation.state === 'idle')
        renderWithTransition(state.location.pathname, () => render(state, options));
    });
  // The methods and getters of a router do not depend on `this`.
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}
