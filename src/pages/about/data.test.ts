import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { picture, staticPage, vacancies } from '../testing/fixtures.ts';
import { entries, head, load } from './data.ts';

const review = (id: number) => ({ id, author: 'И. Орлов', position: 'инженер', company: 'Больница', text: 'Тихо.' });
const project = { id: 3, slug: 'roddom', title: 'Роддом' };

const api = fakeApi({
  pages: { get: async (slug) => staticPage(slug, { lead: 'О заводе.', image: picture('plant'), blocks: [vacancies] }) },
  reviews: {
    all: async () => [
      review(1),
      { id: 2, author: 'А. Белова', company: 'Школа', text: 'Чисто.', project },
      ...Array.from({ length: 20 }, (_, index) => review(index + 3)),
    ],
  },
});
const context = { api, params: {}, today: '2026-11-21' };
const first = await load({ ...context, page: 1 });
const second = await load({ ...context, page: 2 });

test('a review names its author, with the position where there is one, and its project', () => {
  expect(first.items.slice(0, 2)).toMatchObject([
    { author: 'И. Орлов', role: 'инженер, Больница', project: undefined },
    { author: 'А. Белова', role: 'Школа', project: { slug: 'roddom', title: 'Роддом' } },
  ]);
});

test('further pages have the reviews that do not fit on the first one, and nothing else', async () => {
  expect(await entries({ api })).toMatchObject([{ pages: 2 }]);
  expect(first).toMatchObject({ total: 22, lastPage: 2, blocks: [vacancies] });
  expect(first.items).toHaveLength(20);
  expect(second).toMatchObject({ title: 'Страница about', lead: undefined, image: undefined, blocks: [] });
  expect(second.items.map(({ id }) => id)).toEqual([21, 22]);
});

test("the breadcrumbs have the name of the menu, the head has the page's own", () => {
  expect(head(first)).toMatchObject({
    title: 'Страница about',
    breadcrumb: 'О компании',
    description: 'О заводе.',
    image: picture('plant'),
  });
  expect(head(second).title).toBe('Страница about, страница 2');
});
