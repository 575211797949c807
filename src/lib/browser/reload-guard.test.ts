import { describe, expect, it } from 'vitest';
import { mayReload } from './reload-guard.ts';

function storage(initial?: string) {
  const items = new Map(initial === undefined ? [] : [['reloads', initial]]);
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return () => store as Storage;
}

describe('mayReload', () => {
  it('lets a path be loaded anew once in ten seconds', () => {
    const store = storage();
    expect(mayReload('/a', store, 1000)).toBe(true);
    expect(mayReload('/a', store, 10_999)).toBe(false);
    expect(mayReload('/a', store, 11_000)).toBe(true);
  });

  it('ends two paths that take turns', () => {
    const store = storage();
    const turns = Array.from({ length: 20 }, (_, n) => mayReload(n % 2 ? '/a' : '/b', store, 1000 + n * 10_000));
    // Twenty tries in three minutes: three a minute at most.
    expect(turns.slice(0, 6).filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  it.each(['nonsense', '{"__proto__":1}', 'null', '[["/a"]]', '[["/a","x"]]', '[null]', '"/a"'])(
    'takes the record %s for none, once',
    (record) => {
      const store = storage(record);
      expect(mayReload('/a', store, 1000)).toBe(true);
      expect(mayReload('/a', store, 1001)).toBe(false);
    },
  );

  it('neither loops nor locks out under a clock that was set back', () => {
    const store = storage();
    expect(mayReload('/a', store, 1_000_000)).toBe(true);
    expect(mayReload('/a', store, 5000)).toBe(false);
    expect(mayReload('/a', store, 15_001)).toBe(true);
  });

  it('makes no reload that it cannot note', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    expect(mayReload('/a', blocked)).toBe(false);
    const forgetful = () => ({ getItem: () => null, setItem: () => undefined }) as never as Storage;
    expect(mayReload('/a', forgetful)).toBe(false);
  });
});
