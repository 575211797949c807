import { expect, test } from 'vitest';
import { queryStems, stem } from './words.ts';

test.each([
  ['воды', 'вод'],
  ['обеззараживание', 'обеззараживан'],
  ['обеззараживания', 'обеззараживан'],
  ['помещениями', 'помещен'],
  ['бассейнов', 'бассейн'],
  ['чистых', 'чист'],
  ['уф', 'уф'],
  ['еда', 'еда'],
  ['hepa', 'hepa'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test.each([
  ['Сфера А-1200', ['сфер', 'а1200']],
  ['сфера a-1200', ['сфер', 'а1200']],
  ['1\u00a0200 м³/ч', ['1200', 'м3', 'ч']],
  ['А-\u20601200, м³/\u2060ч', ['а1200', 'м3', 'ч']],
  ['ЖЁСТКОЙ', ['жестк']],
  ['  «…»  ', []],
])('«%s» is split into %j', (query, expected) => {
  expect(queryStems(query)).toEqual(expected);
});
