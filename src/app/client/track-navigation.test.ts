import { createMemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { trackNavigation, whenNotNavigating } from './track-navigation.ts';

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

test('a pending navigation is known at once, and shown two frames later if it has not ended', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter([{ path: '/' }, { path: '/news', loader: () => promise }]);
  const { isPending, isShown } = trackNavigation(router);
  const states = () => [isPending(), isShown()];
  const over = router.navigate('/news');
  // A text that is put into the URL now would cancel it.
  expect(states()).toEqual([true, false]);
  const showFrames = () => {
    for (let frame = 0; frame < 2; frame++) frames.pop()?.(0);
  };
  showFrames();
  expect(states()).toEqual([true, true]);
  resolve(null);
  await over;
  expect(states()).toEqual([false, false]);
  await router.navigate('/news');
  showFrames();
  expect(states()).toEqual([false, false]);
});
