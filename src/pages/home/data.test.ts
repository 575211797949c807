import { expect, test } from 'vitest';
import type { Review } from '../../api/resources/review.ts';
import { fakeApi } from '../testing/fake-api.ts';
import {
  document,
  documentUrls,
  equipmentItem,
  equipmentTypes,
  picture,
  project,
  ref,
  staticPage,
  vacancies,
} from '../testing/fixtures.ts';
import { head, load } from './data.ts';

const review: Review = {
  id: 1,
  author: 'И. Орлов',
  position: 'главный инженер',
  company: 'Больница № 4',
  text: 'Тихо.',
};
const news = [1, 2, 3, 4, 5].map((id) => ({
  id,
  slug: `news-${id}`,
  title: `Новость ${id}`,
  lead: '',
  publishedAt: `2026-0${id}-01T23:30:00+00:00`,
}));
const page = staticPage('index', {
  image: picture('hero'),
  blocks: [
    { type: 'numbers', items: [{ value: '27', label: 'лет' }] },
    {
      type: 'steps',
      title: 'Пять барьеров',
      items: [
        { title: 'HEPA H14', text: 'задерживает' },
        { title: 'Ультрафиолет 254 нм', text: 'обезвреживает' },
      ],
    },
    { type: 'cta', title: 'Подберём за день', applicationType: 1 },
  ],
});
const api = fakeApi({
  pages: { get: async () => page },
  equipmentTypes: { all: async () => equipmentTypes },
  equipment: { all: async () => [equipmentItem(1, 3), equipmentItem(2, 1), equipmentItem(3, 1), equipmentItem(4, 2)] },
  industries: { all: async () => [{ id: 7, slug: 'meditsina', title: 'Медицина', lead: '', image: picture('place') }] },
  industrySolutions: {
    all: async () => [
      { id: 1, slug: 'operatsionnaya', title: 'Операционная', lead: '', industry: ref(7, 'meditsina', 'Медицина') },
      { id: 2, slug: 'basseyn', title: 'Бассейн', lead: '', industry: ref(8, 'basseyny', 'Бассейны') },
    ],
  },
  projects: { all: async () => [project(1, 2023), project(2, 2025), project(3, 2025), project(4, 2024)] },
  reviews: { all: async () => [review] },
  documents: {
    ...documentUrls,
    all: async () => [
      document(1, 1, '2026-01-01T00:00:00+03:00'),
      document(2, 1, '2026-05-01T00:00:00+03:00'),
      document(3, 2),
      document(4, 3, '2026-03-01T00:00:00+03:00'),
    ],
  },
  articles: { all: async () => [] },
  news: { all: async () => news },
});
const data = await load({ api, params: {}, page: 1, today: '2026-11-21' });

test('the blocks of figures and steps are separate sections, the other blocks follow', () => {
  expect(data.numbers).toEqual([{ value: '27', label: 'лет' }]);
  expect(data.barriers).toMatchObject({ title: 'Пять барьеров', steps: [{ uv: false }, { uv: true }] });
  expect(data.blocks.map(({ type }) => type)).toEqual(['cta']);
});

test('air and water have their kinds with the number of models, without empty kinds', () => {
  expect(
    data.mediums.map(({ medium, types }) => [medium, types.map(({ title, count }) => `${title}: ${count}`)]),
  ).toEqual([
    ['air', ['Рециркуляторы: 2', 'Канальные секции: 1']],
    ['water', ['УФ-реакторы: 1']],
  ]);
});

test('each medium has one model of each of its first kinds', () => {
  expect(data.equipment.map(({ slug, medium }) => [slug, medium])).toEqual([
    ['sfera-2', 'air'],
    ['sfera-4', 'air'],
    ['sfera-1', 'water'],
  ]);
});

test('an industry has the number of its solutions', () => {
  expect(data.industries).toEqual([{ slug: 'meditsina', title: 'Медицина', lead: '', solutions: 1 }]);
});

test('the page has the newest projects, news and one document of each category', () => {
  expect(data.projects.map(({ slug }) => slug)).toEqual(['project-3', 'project-2', 'project-4']);
  expect(data.news.map(({ slug, date }) => [slug, date.iso])).toEqual([
    ['news-5', '2026-05-02'],
    ['news-4', '2026-04-02'],
    ['news-3', '2026-03-02'],
    ['news-2', '2026-02-02'],
  ]);
  expect(data.documents.map(({ id }) => id)).toEqual([2, 4, 3]);
});

test('a review has its author and company', () => {
  expect(data.review).toMatchObject({ author: 'И. Орлов', role: 'главный инженер, Больница № 4' });
});

test('the head has the picture of the page, unless the editor has set another', () => {
  expect(head(data)).toMatchObject({ title: 'Страница index', image: picture('hero') });
  expect(head({ ...data, seo: { title: 'Иначе', image: picture('seo') } })).toMatchObject({
    title: 'Иначе',
    image: picture('seo'),
  });
});

test('the vacancies of the page are structured data', () => {
  expect(head({ ...data, blocks: [vacancies] }).structuredData).toEqual([
    expect.objectContaining({ '@type': 'JobPosting' }),
  ]);
});
