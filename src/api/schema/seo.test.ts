import { expect, it } from 'vitest';
import { seo } from './seo.ts';

it('a field that was emptied leaves the page its own', () => {
  expect(seo.parse({ title: ' ', description: '' })).toEqual({});
  expect(seo.parse({ title: ' Т ' })).toEqual({ title: 'Т' });
});
