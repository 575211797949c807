import { expect, test, vi } from 'vitest';
import { createViewLoader } from './view-loader.tsx';

// It reads the document when it is imported.
vi.mock('./FirstPage.tsx', () => ({ FirstPage: null }));

test('a view that loads early is not given for the prerendered page until that is hydrated', async () => {
  const views = createViewLoader('siteMap');
  const view = await views.load('siteMap');
  expect(views.get('siteMap')).toBeUndefined();
  views.onFirstCommit?.();
  expect(views.get('siteMap')).toBe(view);
});

test('a loaded view of another page is given at once', async () => {
  const views = createViewLoader('news');
  const view = await views.load('siteMap');
  expect(views.get('siteMap')).toBe(view);
  expect(views.get('news')).toBeUndefined();
});
