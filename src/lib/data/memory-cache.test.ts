import { describe, expect, it, vi } from 'vitest';
import { createMemoryCache } from './memory-cache.ts';

const value = (name: string) => ({ name });

describe('a memory cache', () => {
  it('returns a value for a minute, and later only as a stale one', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    vi.advanceTimersByTime(1000);
    const cache = createMemoryCache<{ name: string }>();
    await cache.getOrLoad('a', async () => value('first'));
    vi.advanceTimersByTime(60_000);
    expect(cache.get('a')).toEqual(value('first'));
    vi.advanceTimersByTime(1);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.getStale('a')).toEqual(value('first'));
    expect(await cache.getOrLoad('a', async () => value('second'))).toEqual(value('second'));
    vi.useRealTimers();
  });

  it('shares a pending call between callers', async () => {
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

  it('does not store the result of a call that was pending when the cache was cleared', async () => {
    const cache = createMemoryCache<{ name: string }>();
    const { promise, resolve } = Promise.withResolvers<{ name: string }>();
    const old = cache.getOrLoad('a', () => promise);
    cache.clear();
    resolve(value('old'));
    await old;
    expect(cache.get('a')).toBeUndefined();
  });

  it('drops the oldest of more than a thousand values', async () => {
    const cache = createMemoryCache<{ name: string }>();
    for (let n = 0; n <= 1000; n++) await cache.getOrLoad(String(n), async () => value(String(n)));
    expect(cache.get('0')).toBeUndefined();
    expect(cache.get('1')).toBeDefined();
  });

  it('drops a value that has been loaded again later than the others', async () => {
    const cache = createMemoryCache<{ name: string }>({ ttl: -1, max: 2 });
    for (const name of ['a', 'b', 'a', 'c']) await cache.getOrLoad(name, async () => value(name));
    expect(cache.getStale('a')).toBeDefined();
    expect(cache.getStale('b')).toBeUndefined();
  });
});
