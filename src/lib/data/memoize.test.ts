import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('a result is computed once, also when it is undefined', () => {
  const compute = vi.fn((text: string) => (text ? text.length : undefined));
  const lengthOf = memoize(compute, String);
  expect([lengthOf('ab'), lengthOf('ab'), lengthOf(''), lengthOf('')]).toEqual([2, 2, undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a failure is not stored', () => {
  const compute = vi
    .fn((text: string) => text)
    .mockImplementationOnce(() => {
      throw new Error('once');
    });
  const computed = memoize(compute, String);
  expect(() => computed('a')).toThrow('once');
  expect(computed('a')).toBe('a');
});

test('above the limit all results are dropped', () => {
  const compute = vi.fn((text: string) => text);
  const same = memoize(compute, String, 2);
  for (const text of ['a', 'b', 'a', 'c', 'a']) same(text);
  expect(compute).toHaveBeenCalledTimes(4);
});
