import { expect, test } from 'vitest';
import { staticPageHead } from './load-static-page.ts';

const page = { title: 'Карьера', lead: undefined, image: undefined, seo: undefined, blocks: [] };

test('the description of a page without a lead is its name', () => {
  expect(staticPageHead(page)).toEqual({
    title: 'Карьера',
    description: 'Карьера',
    image: undefined,
    structuredData: [],
  });
});

test('the editor’s title and description override the page’s own', () => {
  const image = { base: 'https://files.test', path: 'seo.jpg' };
  const wishes = { title: 'Работа', description: 'Вакансии завода', image };
  expect(staticPageHead({ ...page, lead: 'О нас', seo: wishes })).toMatchObject({
    title: 'Работа',
    description: 'Вакансии завода',
    image,
  });
});

test('open positions become structured data', () => {
  const items = [{ title: 'Сварщик', town: 'Обнинск', html: '<p>Сталь</p>', publishedAt: '2026-10-12T10:00:00+03:00' }];
  expect(staticPageHead({ ...page, blocks: [{ type: 'vacancies', items }] }).structuredData).toEqual([
    expect.objectContaining({ '@type': 'JobPosting', title: 'Сварщик' }),
  ]);
});
