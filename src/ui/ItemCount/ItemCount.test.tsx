import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ItemCount } from './ItemCount.tsx';

it.each([undefined, 'моделей'])('the digits of a large number are in groups, with the noun %s', (noun) => {
  expect(renderToString(<ItemCount count={1122} noun={noun} />)).toContain('1\u00a0122');
});
