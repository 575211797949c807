import { afterEach, expect, it, vi } from 'vitest';
import { OfflineError, recoverByFullLoad, SilentHostError } from './chunk-recovery.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rejected = (isOnline: boolean, fetchHead: () => Promise<unknown>) => {
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', vi.fn(fetchHead));
  return recoverByFullLoad('/contacts', new Error('no payload')).catch((error: unknown) => error);
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
