import { expect, test } from 'vitest';
import { RANGE_FACETS } from './facets.ts';
import { offeredRanges, parseRange, rangeTest } from './ranges.ts';

test.each([
  ['20-100', { from: 20, to: 100 }],
  ['-40', { to: 40 }],
  ['5000-', { from: 5000 }],
  ['0.5-2', { from: 0.5, to: 2 }],
  ['0.125-0.25', { from: 0.125, to: 0.25 }],
  ['100-20', undefined],
  ['20-20', undefined],
  ['20-100 м³/ч', undefined],
  ['20', undefined],
  ['-', undefined],
  ['', undefined],
  ['1e9-', undefined],
  ['--5', undefined],
])('«%s» in a URL is the range %j', (text, range) => {
  expect(parseRange(text)).toEqual(range);
});

test.each(RANGE_FACETS)('a figure of %s is in one of the offered ranges, on their boundaries, too', (facet) => {
  const tests = offeredRanges(facet).map((text) => rangeTest(facet, text));
  const steps = offeredRanges(facet).flatMap((text) => Object.values(parseRange(text) ?? {}));
  for (const figure of [0.1, ...steps, 1e6]) expect(tests.filter((holds) => holds(figure))).toHaveLength(1);
});

test('an «at least» figure on a boundary belongs to the range above, an «at most» figure to the range below', () => {
  expect(rangeTest('flow', '100-500')(100)).toBe(true);
  expect(rangeTest('flow', '100-500')(500)).toBe(false);
  expect(rangeTest('noise', '35-40')(40)).toBe(true);
  expect(rangeTest('noise', '35-40')(35)).toBe(false);
});
