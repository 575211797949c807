import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { whenNotNavigating } from './track-navigation.ts';

test('code that can wait is loaded after a pending navigation, and at once without one', async () => {
  let show = () => {};
  const page = new Promise<null>((resolve) => (show = () => resolve(null)));
  const router = createMemoryRouter([{ path: '/' }, { path: '/news', loader: () => page }]);
  const events: string[] = [];
  await whenNotNavigating(router).then(() => events.push('at once'));
  const shown = router.navigate('/news');
  const later = whenNotNavigating(router).then(() => events.push('later'));
  await Promise.resolve();
  events.push('pending');
  show();
  await Promise.all([shown, later]);
  expect(events).toEqual(['at once', 'pending', 'later']);
  expect(router.state.location.pathname).toBe('/news');
});
