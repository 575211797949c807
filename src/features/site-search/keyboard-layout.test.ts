import { expect, test } from 'vitest';
import { otherLayout } from './keyboard-layout.ts';

test.each([
  ['abkmnh', 'фильтр'],
  ['Abkmnh', 'фильтр'],
  [',fcctqy', 'бассейн'],
  ['j,tppfhf;bdfybt djple[f', 'обеззараживание воздуха'],
  ['`vrjcnm 40', 'ёмкость 40'],
  ['рузф', 'hepa'],
])('the keys of «%s» give «%s»', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

test.each(['', '1200', 'УФ-lamp', '«…»'])('«%s» was meant as it stands', (typed) => {
  expect(otherLayout(typed)).toBeUndefined();
});
