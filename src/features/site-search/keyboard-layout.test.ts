import { expect, test } from 'vitest';
import { otherLayout } from './keyboard-layout.ts';

test.each([
  ['abkmnh', 'фильтр'],
  ['Abkmnh', 'фильтр'],
  [',fcctqy', 'бассейн'],
  ['j,tppfhf;bdfybt djple[f', 'обеззараживание воздуха'],
  ['`vrjcnm 40', 'ёмкость 40'],
  ['рузф', 'hepa'],
])('«%s» in the other keyboard layout is «%s»', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

test.each(['', '1200', 'УФ-lamp', '«…»'])('«%s» has no form in the other keyboard layout', (typed) => {
  expect(otherLayout(typed)).toBeUndefined();
});
