import { expect, test, vi } from 'vitest';
import { memoizeByObject } from './memoize-by-object.ts';

test('a result is computed once for each object, also when it is undefined', () => {
  const compute = vi.fn((list: readonly number[]) => list[0]);
  const first = memoizeByObject(compute);
  const [one, empty] = [[1], []];
  expect([first(one), first(one), first(empty), first(empty)]).toEqual([1, 1, undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(2);
});
