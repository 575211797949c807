import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '../../../tests/support/stub-page.ts';
import { createPageDataLoader } from './page-data-loader.ts';
import type { PayloadCache, PayloadResult } from './payload-cache.ts';

let page: ReturnType<typeof stubPage>;
beforeEach(() => {
  page = stubPage();
});
afterEach(() => void vi.unstubAllGlobals());

describe('data of a page that is of other code', () => {
  const added = { data: {}, breadcrumbs: [], head: { title: '', description: '' } };
  const other: PayloadResult = { kind: 'found', app: 'newer', page: added };

  /** Adds the next page of the list. */
  const load = (payload: Promise<PayloadResult>) => {
    const payloads: PayloadCache = { get: () => payload, getStale: () => undefined, clear: () => {} };
    return createPageDataLoader('running', payloads)('/news/page/2');
  };

  it('makes the browser load the page', async () => {
    await expect(load(Promise.resolve(other))).rejects.toThrow();
    expect(page.openDocument).toHaveBeenCalledExactlyOnceWith('/news/page/2');
  });

  it('does not, if the visitor has gone elsewhere meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<PayloadResult>();
    const loaded = load(promise);
    page.location.pathname = '/contacts';
    resolve(other);
    await expect(loaded).rejects.toThrow();
    expect(page.openDocument).not.toHaveBeenCalled();
  });
});
