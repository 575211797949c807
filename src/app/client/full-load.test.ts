import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetFullLoad, loadOtherCode } from './full-load.ts';

const openDocument = vi.fn(() => {
  throw new Error('A document is loaded');
});
const follow = (app: string) => loadOtherCode(app, 'https://site.example/contacts', new AbortController().signal);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('location', Object.assign(new URL('https://site.example/news'), { assign: openDocument }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('newer code causes one full load, and after it has run and been replaced another', async () => {
  await follow('newer');
  await follow('newer');
  expect(openDocument).toHaveBeenCalledTimes(1);
  forgetFullLoad('newer');
  await follow('newer');
  expect(openDocument).toHaveBeenCalledTimes(2);
});
