import { afterEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../../tests/support/stub-page.ts';
import { OfflineError, recoverByFullLoad, SilentHostError } from './chunk-recovery.ts';
import { markUnsavedWork } from './unsaved-work.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cause = new Error('no payload');
const rejected = (isOnline: boolean, fetchHead: () => Promise<unknown>, isLeft = () => false) => {
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', vi.fn(fetchHead));
  return recoverByFullLoad('/contacts', cause, isLeft).catch((error: unknown) => error);
};

it('a host that does not reply in time has another error than a lost connection', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect(await rejected(true, () => Promise.reject(new DOMException('', 'TimeoutError')))).toBeInstanceOf(
    SilentHostError,
  );
  vi.restoreAllMocks();
  expect(await rejected(true, () => Promise.reject(new TypeError('Failed to fetch')))).toBeInstanceOf(OfflineError);
  expect(await rejected(false, () => Promise.reject(new TypeError()))).toBeInstanceOf(OfflineError);
});

it('a page that the visitor leaves while the host is asked for it is not loaded', async () => {
  const { openDocument } = stubPage();
  let leaves = false;
  let isLeft = false;
  const fetchHead = async () => {
    isLeft = leaves;
    return new Response();
  };
  const recovered = () => rejected(true, fetchHead, () => isLeft);
  await recovered();
  expect(openDocument).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  leaves = true;
  expect(await recovered()).toBe(cause);
  // The host is not asked for a page that was left before.
  expect(await recovered()).toBe(cause);
  expect(fetch).not.toHaveBeenCalled();
  expect(openDocument).toHaveBeenCalledTimes(1);
});

it('no page is loaded while a form is being filled, and none of another site ever', async () => {
  const { openDocument } = stubPage();
  const fetchHead = async () => new Response();
  const release = markUnsavedWork();
  expect(await rejected(true, fetchHead)).toBe(cause);
  release();
  vi.stubGlobal('fetch', fetchHead);
  await expect(recoverByFullLoad('https://example.com/', cause, () => false)).rejects.toThrow(
    'not a page of this site',
  );
  expect(openDocument).not.toHaveBeenCalled();
});
