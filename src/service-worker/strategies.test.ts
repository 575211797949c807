import { beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_PAGE_PATH } from '../lib/browser/offline-cache.ts';
import type { FetchEvent } from './worker-scope.ts';
import { strategies } from './strategies.ts';

const page = { kind: 'page', key: '/services' } as const;
/** The bodies of the cached responses, by pathname. */
let cached: Record<string, string>;

beforeEach(() => {
  cached = {};
  const match = (key: string) => Promise.resolve(key in cached ? new Response(cached[key]) : undefined);
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match }) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

/** A navigation without a connection. */
function offlineNavigation(preloadResponse: Promise<Response | undefined>): FetchEvent {
  preloadResponse.catch(() => {});
  return {
    request: new Request('https://example.org/services'),
    preloadResponse,
    waitUntil: () => {},
    respondWith: () => {},
  };
}

const failures: [string, () => Promise<Response | undefined>][] = [
  ['was rejected, as in Chromium', () => Promise.reject(new TypeError('preload'))],
  ['has an error response, as in Firefox', () => Promise.resolve(Response.error())],
  ['does not exist', () => Promise.resolve(undefined)],
];

it.each(failures)('shows the cached page when the preload %s', async (_, preload) => {
  cached[page.key] = 'Услуги';
  expect(await (await strategies.page(offlineNavigation(preload()), page)).text()).toBe('Услуги');
});

it.each(failures)('shows the offline page for one that is not cached when the preload %s', async (_, preload) => {
  cached[OFFLINE_PAGE_PATH] = 'Нет связи';
  expect(await (await strategies.page(offlineNavigation(preload()), page)).text()).toBe('Нет связи');
});
