import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderedRouter } from './rendered-router.ts';

/** Like that of the site, it has a subscriber before React. */
function newRouter(): DataRouter {
  const router = createMemoryRouter([{ path: '/' }, { path: '/next', loader: () => null }, { path: '/later' }]);
  router.subscribe(() => {});
  return router;
}

/** The pathnames that are reported. */
function reported(router: DataRouter): string[] {
  const pathnames: string[] = [];
  router.subscribe(({ location }) => pathnames.push(location.pathname));
  return pathnames;
}

test('a navigation is reported once, when it has ended', async () => {
  const router = newRouter();
  const pathnames = reported(renderedRouter(router, () => undefined));
  await router.navigate('/next');
  expect(pathnames).toEqual(['/next']);
});

test('a navigation that ends before React subscribes is reported with the subscription', async () => {
  const router = newRouter();
  const rendered = renderedRouter(router, () => undefined);
  await router.navigate('/next');
  const pathnames = reported(rendered);
  expect(pathnames).toEqual(['/next']);
  await router.navigate('/later');
  expect(pathnames).toEqual(['/next', '/later']);
});

test('the next page is rendered as the runtime does it', async () => {
  const router = newRouter();
  const pathnames = reported(renderedRouter(router, () => (pathname) => pathnames.push(`transition to ${pathname}`)));
  await router.navigate('/next');
  expect(pathnames).toEqual(['transition to /next']);
});
