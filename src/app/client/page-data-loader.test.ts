import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageDataLoader } from './page-data-loader.ts';
import type { PayloadCache, PayloadResult } from './payload-cache.ts';

const openDocument = vi.fn(() => {
  throw new Error('A document is loaded');
});
const location = Object.assign(new URL('https://site.example'), { assign: openDocument });
beforeEach(() => {
  location.pathname = '/news';
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('data of a page that is of other code', () => {
  const page = { data: {}, breadcrumbs: [], head: { title: '', description: '' } };
  const other: PayloadResult = { kind: 'found', app: 'newer', page };

  /** Adds the next page of the list. */
  const load = (payload: Promise<PayloadResult>) => {
    const payloads: PayloadCache = { get: () => payload, getStale: () => undefined, clear: () => {} };
    return createPageDataLoader('running', payloads)('/news/page/2');
  };

  it('makes the browser load the page', async () => {
    await expect(load(Promise.resolve(other))).rejects.toThrow();
    expect(openDocument).toHaveBeenCalledExactlyOnceWith('/news/page/2');
  });

  it('does not, if the visitor has gone elsewhere meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<PayloadResult>();
    const loaded = load(promise);
    location.pathname = '/contacts';
    resolve(other);
    await expect(loaded).rejects.toThrow();
    expect(openDocument).not.toHaveBeenCalled();
  });
});
