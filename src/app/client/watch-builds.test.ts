import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBuilds } from './watch-builds.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a host that never replies has one pending check at a time, until the check times out', async () => {
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const fetched = vi.fn(
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  vi.stubGlobal('fetch', fetched);
  watchBuilds({ onNewBuild: vi.fn(), onPublishedApp: vi.fn() });
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(fetched).toHaveBeenCalledTimes(1);
  limits[0]?.abort();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(fetched).toHaveBeenCalledTimes(2);
});
