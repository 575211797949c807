import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { picture, staticPage } from '../testing/fixtures.ts';
import { head, load } from './data.ts';

const api = fakeApi({
  pages: { get: async (slug) => staticPage(slug, { image: picture('plant') }) },
  reviews: {
    all: async () => [
      { id: 1, author: 'И. Орлов', position: 'инженер', company: 'Больница', text: 'Тихо.' },
      { id: 2, author: 'А. Белова', company: 'Школа', text: 'Чисто.' },
    ],
  },
});
const data = await load({ api, params: {}, page: 1, today: '2026-11-21' });

test('a review names its author, with the position where there is one', () => {
  expect(data.reviews.map(({ author, role }) => `${author}, ${role}`)).toEqual([
    'И. Орлов, инженер, Больница',
    'А. Белова, Школа',
  ]);
});

test("the breadcrumbs have the name of the menu, the head has the page's own", () => {
  expect(head(data)).toMatchObject({
    title: 'Страница about',
    breadcrumb: 'О компании',
    description: 'О чём она.',
    image: picture('plant'),
  });
});
