import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ItemCount, nameWithCount } from './ItemCount.tsx';

it('the digits of a large number are in groups', () => {
  expect(renderToString(<ItemCount count={1122} />)).toContain('1\u00a0122');
  expect(nameWithCount('Воздух', 1122, 'модели')).toBe('Воздух, 1\u00a0122\u00a0модели');
});

it.each([
  [undefined, 'моделей'],
  [5, undefined],
])('the name is that of the text with the count %s and the noun %s', (count, noun) => {
  expect(nameWithCount('Воздух', count, noun)).toBeUndefined();
});
