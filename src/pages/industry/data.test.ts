import { expect, test } from 'vitest';
import type { Industry } from '../../api/resources/industry.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { picture, project, ref } from '../testing/fixtures.ts';
import { ancestors, entries, head, load } from './data.ts';

const industry: Industry = {
  id: 7,
  slug: 'meditsina',
  title: 'Медицина',
  lead: 'Нормы и приборы.',
  image: picture('clinic'),
  updatedAt: '2026-05-01T10:00:00+03:00',
  blocks: [{ type: 'text', html: '<p>Классы чистоты</p>' }],
  solutions: [ref(1, 'operatsionnaya', 'Операционная')],
  projects: [ref(1, project(1, 2025).slug, 'Больница')],
};
const api = fakeApi({
  industries: { get: async () => industry, all: async () => [industry] },
  industrySolutions: { byIds: async () => [] },
  projects: { byIds: async () => [project(1, 2025, { town: 'Казань' })] },
});
const data = await load({ api, params: { slug: 'meditsina' }, page: 1, today: '2026-11-21' });

test('an entry has the date of the last change, for the sitemap', async () => {
  expect(await entries({ api })).toMatchObject([
    { params: { slug: 'meditsina' }, label: 'Медицина', updatedAt: industry.updatedAt },
  ]);
});

test('its title is a description, its breadcrumb is the name only', () => {
  expect(head(data)).toMatchObject({
    title: 'Медицина: очистка воздуха и воды',
    breadcrumb: 'Медицина',
    image: picture('clinic'),
  });
  expect(ancestors()).toEqual([{ label: 'Решения для отраслей', href: '/industry' }]);
});

test('the data holds only the fields that the page shows', () => {
  expect(Object.keys(data)).toEqual(['title', 'lead', 'image', 'figures', 'blocks', 'solutions', 'projects', 'seo']);
});

test('its project cards equal those of their list', () => {
  expect(data.projects).toMatchObject([{ slug: 'project-1', year: 2025, town: 'Казань' }]);
});
