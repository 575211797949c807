import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('on a host that replies', () => {
  /** What the host has published; a build without an app has no record yet. */
  let published: { id: string; app?: string };
  const fetched = vi.fn(async (url: string) => {
    const isRecord = url.includes('/meta/');
    if (isRecord && published.app === undefined) return new Response('', { status: 404 });
    return Response.json(isRecord ? published : { id: published.id });
  });
  const onNewBuild = vi.fn();
  const onPublishedApp = vi.fn();

  beforeEach(async () => {
    vi.clearAllMocks();
    published = { id: 'first', app: 'running' };
    vi.stubGlobal('fetch', fetched);
    watchBuilds({ onNewBuild, onPublishedApp });
    await vi.advanceTimersByTimeAsync(0);
    expect(onPublishedApp).toHaveBeenCalledExactlyOnceWith('running');
  });

  it('a build is reported once its record is there', async () => {
    published = { id: 'second' };
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(onNewBuild).not.toHaveBeenCalled();
    published = { id: 'second', app: 'newer' };
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    expect(onPublishedApp.mock.calls).toEqual([['running'], ['newer']]);
  });

  it('a page that was suspended for an hour checks when it becomes visible', async () => {
    const [, showPage] = vi.mocked(document.addEventListener).mock.calls[0] as unknown as [string, () => void];
    showPage();
    expect(fetched).toHaveBeenCalledTimes(2);
    // Timers of a suspended page do not run.
    vi.setSystemTime(Date.now() + HOUR);
    showPage();
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
