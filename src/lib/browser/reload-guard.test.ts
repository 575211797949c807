import { describe, expect, it } from 'vitest';
import { mayReload as mayReloadBy } from './reload-guard.ts';

/** @param age by default the document is older than every reload */
const mayReload = (path: string, store: () => Storage, now?: number, age = 1e9) =>
  mayReloadBy(path, { storage: store, now, age, here: '/a' });

function storage(initial?: string) {
  const items = new Map(initial === undefined ? [] : [['reloads', initial]]);
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return () => store as Storage;
}

describe('mayReload', () => {
  it('allows one reload of a path in ten seconds', () => {
    const store = storage();
    expect(mayReload('/a', store, 1000)).toBe(true);
    expect(mayReload('/a', store, 10_999)).toBe(false);
    expect(mayReload('/a', store, 11_000)).toBe(true);
  });

  it.each([10_000, 50_000, 100_000])(
    'does not reload again a document that came from a reload and took %i ms',
    (age) => {
      const store = storage();
      expect(mayReload('/a', store, 1000)).toBe(true);
      const now = 1000 + 20 + age;
      expect(mayReload('/a', store, now, age)).toBe(false);
      expect(mayReload('/b', store, now, age)).toBe(true);
      // On another page, the code of this one may be missing after a later deploy.
      expect(mayReloadBy('/a', { storage: store, now, age, here: '/b' })).toBe(true);
    },
  );

  it('limits reloads of two alternating paths', () => {
    const store = storage();
    const turns = Array.from({ length: 20 }, (_, n) => mayReload(n % 2 ? '/a' : '/b', store, 1000 + n * 10_000));
    // Twenty attempts in three minutes: three a minute.
    expect(turns.map(Number).join('')).toBe('11100011100011100011');
  });

  it.each(['nonsense', '{"__proto__":1}', 'null', '[["/a"]]', '[["/a","x"]]', '[null]', '"/a"'])(
    'treats the malformed log %s as empty, once',
    (record) => {
      const store = storage(record);
      expect(mayReload('/a', store, 1000)).toBe(true);
      expect(mayReload('/a', store, 1001)).toBe(false);
    },
  );

  it('neither loops nor blocks for ever after the clock was set back', () => {
    const store = storage();
    expect(mayReload('/a', store, 1_000_000)).toBe(true);
    expect(mayReload('/a', store, 5000)).toBe(false);
    expect(mayReload('/a', store, 15_001)).toBe(true);
  });

  it('allows no reload that cannot be stored', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    expect(mayReload('/a', blocked)).toBe(false);
    const forgetful = () => ({ getItem: () => null, setItem: () => undefined }) as never as Storage;
    expect(mayReload('/a', forgetful)).toBe(false);
  });
});
