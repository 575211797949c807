import { describe, expect, it, vi } from 'vitest';
import { createMemoryCache } from './memory-cache.ts';

const value = (name: string) => ({ name });

describe('a memory cache', () => {
  it('keeps a value for a minute and then reads it as absent, but for those who have nothing else', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    vi.advanceTimersByTime(1000);
    const cache = createMemoryCache<{ name: string }>();
    await cache.getOrLoad('a', async () => value('first'));
    vi.advanceTimersByTime(59_999);
    expect(cache.get('a')).toEqual(value('first'));
    vi.advanceTimersByTime(2);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.getStale('a')).toEqual(value('first'));
    expect(await cache.getOrLoad('a', async () => value('second'))).toEqual(value('second'));
    vi.useRealTimers();
  });

  it('lets concurrent askers share one call', async () => {
    const load = vi.fn(async () => value('one'));
    const cache = createMemoryCache<{ name: string }>();
    const answers = await Promise.all([
      cache.getOrLoad('a', load),
      cache.getOrLoad('a', load),
      cache.getOrLoad('a', load),
    ]);
    expect(load).toHaveBeenCalledOnce();
    expect(new Set(answers).size).toBe(1);
  });

  it('does not keep a failure', async () => {
    const cache = createMemoryCache<{ name: string }>();
    await expect(cache.getOrLoad('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.getOrLoad('a', async () => value('up'))).toEqual(value('up'));
  });

  it('forgets what a call brings that was under way when everything was dropped', async () => {
    const cache = createMemoryCache<{ name: string }>();
    const { promise, resolve } = Promise.withResolvers<{ name: string }>();
    const old = cache.getOrLoad('a', () => promise);
    cache.clear();
    resolve(value('old'));
    await old;
    expect(cache.get('a')).toBeUndefined();
  });

  it('drops the oldest of more than a thousand', async () => {
    const cache = createMemoryCache<{ name: string }>();
    for (let n = 0; n <= 1000; n++) await cache.getOrLoad(String(n), async () => value(String(n)));
    expect(cache.get('0')).toBeUndefined();
    expect(cache.get('1')).toBeDefined();
  });
});
