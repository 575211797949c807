import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '../../../tests/support/stub-page.ts';
import { MissingChunkError } from '../../lib/browser/missing-chunk.ts';
import { createPageLoader, type PageLoaderOptions } from './page-loader.ts';
import type { PayloadResult } from './payload-cache.ts';

const TARGET = 'https://site.example/contacts';
const page = { data: 'contacts', breadcrumbs: [], head: { title: 'Контакты', description: '' } };
const found = { kind: 'found', app: 'running', page } satisfies PayloadResult;

let openDocument: ReturnType<typeof stubPage>['openDocument'];
beforeEach(() => {
  ({ openDocument } = stubPage());
});
afterEach(() => void vi.unstubAllGlobals());

/** A navigation to the page, and what it may call. */
function navigate({
  code,
  payload,
  seen,
}: {
  code?: Promise<never>;
  payload: Promise<PayloadResult>;
  seen?: PayloadResult;
}) {
  const notices = { onStale: vi.fn(), onOffline: vi.fn(), onUnavailable: vi.fn() };
  const load = vi.fn(() => code ?? Promise.resolve());
  const loadPage = createPageLoader({
    ...notices,
    state: { app: 'running', shell: { config: { apiBaseUrl: 'https://api.example' } } },
    views: { load, loadWhole: load },
    payloads: { get: () => payload, getStale: () => seen },
    publishedApp: () => 'running',
    target: () => TARGET,
    returning: () => undefined,
    isKnownMissing: () => false,
  } as unknown as PageLoaderOptions);
  const leaving = new AbortController();
  const request = new Request(TARGET, { signal: leaving.signal });
  const loaded = loadPage('contacts', { request, params: {} } as unknown as Parameters<typeof loadPage>[1]);
  return { loaded, notices, leave: () => leaving.abort() };
}

it('a page that was seen before is shown when the network fails', async () => {
  const { loaded } = navigate({ payload: Promise.reject(new TypeError('Failed to fetch')), seen: found });
  expect(await loaded).toBe(page);
});

it('a page from a cache is shown with its date', async () => {
  const copiedAt = new Date(0);
  const { loaded, notices } = navigate({ payload: Promise.resolve({ ...found, copiedAt }) });
  expect(await loaded).toBe(page);
  expect(notices.onStale).toHaveBeenCalledExactlyOnceWith('/contacts', copiedAt);
});

it('a redirect to another site is not followed', async () => {
  const { loaded } = navigate({ payload: Promise.resolve({ kind: 'redirect', to: 'https://evil.example/' }) });
  await expect(loaded).rejects.toMatchObject({ status: 404 });
});

it('a page that neither the host nor the API can send for want of a connection leaves the current one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { loaded, notices } = navigate({ payload: Promise.resolve({ kind: 'missing' }) });
  await loaded;
  expect(notices.onOffline).toHaveBeenCalledExactlyOnceWith(TARGET);
});

describe('a page that the visitor has left before it came', () => {
  it('loads no document and shows no notice when its code fails', async () => {
    const { promise: code, reject } = Promise.withResolvers<never>();
    const { loaded, notices, leave } = navigate({ code, payload: Promise.resolve(found) });
    leave();
    reject(new MissingChunkError('/assets/ContactsPage.js has not loaded'));
    await expect(loaded).rejects.toThrow();
    expect(openDocument).not.toHaveBeenCalled();
    for (const notice of Object.values(notices)) expect(notice).not.toHaveBeenCalled();
  });

  it('shows no notice when it comes from a cache', async () => {
    const { promise: payload, resolve } = Promise.withResolvers<PayloadResult>();
    const { loaded, notices, leave } = navigate({ payload });
    leave();
    resolve({ ...found, copiedAt: new Date(0) });
    await expect(loaded).rejects.toThrow();
    expect(notices.onStale).not.toHaveBeenCalled();
  });
});
