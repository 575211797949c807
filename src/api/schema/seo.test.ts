import { expect, it } from 'vitest';
import { seo } from './seo.ts';

it('an empty SEO field leaves the page its default', () => {
  expect(seo.parse({ title: ' ', description: '' })).toEqual({});
  expect(seo.parse({ title: ' Т ' })).toEqual({ title: 'Т' });
});
