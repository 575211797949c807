import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { document, documentUrls, equipmentItem, equipmentTypes, picture, ref } from '../testing/fixtures.ts';
import { ancestors, entries, head, load } from './data.ts';
import { pageSections } from './page-sections.ts';

const film = {
  id: 1,
  title: 'Замена ламп',
  publishedAt: '2025-06-11T10:00:00+03:00',
  year: 2025,
  embedUrl: 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef',
};
const item = equipmentItem(17, 3, {
  image: picture('main'),
  gallery: [picture('front'), picture('side')],
  documents: [document(1, 1), document(2, 1)],
  industries: [{ ...ref(7, 'meditsina', 'Медицина'), image: picture('industry') }],
  video: film,
});
const apiWith = (found: typeof item) =>
  fakeApi({
    equipment: { get: async () => found, all: async () => [found] },
    equipmentTypes: { all: async () => equipmentTypes },
    documents: documentUrls,
  });
const loadItem = async (found: typeof item) =>
  load({ api: apiWith(found), params: { slug: found.slug }, page: 1, today: '2026-11-21' });
const data = await loadItem(item);

test('an item is found by its slug, and by its id for links from search results', async () => {
  expect([...(await entries({ api: apiWith(item) }))]).toMatchObject([
    { params: { slug: 'sfera-17' }, aliases: ['17'], label: 'Установка «Сфера 17»' },
  ]);
});

test('the first screen has four figures and the medium of the item', () => {
  expect(data.highlights.map(({ label }) => label)).toEqual(['Расход', 'Мощность', 'Шум', 'Масса']);
  expect(data.medium).toBe('water');
});

test('the gallery has the main picture when the item has no gallery', async () => {
  expect(data.pictures.map(({ path }) => path)).toEqual(['front.jpg', 'side.jpg']);
  expect((await loadItem({ ...item, gallery: [] })).pictures.map(({ path }) => path)).toEqual(['main.jpg']);
  expect((await loadItem({ ...item, gallery: [], image: undefined })).pictures).toEqual([]);
});

test('all documents together have a size and an archive', () => {
  expect(data.documents).toMatchObject({ bytes: 2000, zipHref: '/zip?{"ids":[1,2]}' });
});

test('the structured data of a product has its figures and no price', () => {
  const [video, product] = head(data).structuredData ?? [];
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Установка «Сфера 17»',
    category: 'УФ-реакторы',
    brand: { name: 'Чистосфера' },
    manufacturer: { '@type': 'Organization' },
    additionalProperty: [{ name: 'Расход', value: '1' }, {}, {}, {}],
  });
  for (const invented of ['offers', 'aggregateRating', 'review']) expect(product).not.toHaveProperty(invented);
  expect(video).toMatchObject({
    '@type': 'VideoObject',
    thumbnailUrl: 'https://files.test/media/_medium/front.jpg',
    embedUrl: film.embedUrl,
  });
});

test('the page menu lists the sections with content', async () => {
  expect(pageSections(data)).not.toContain('faq');
  const whole = { faq: [{ question: 'Шумит ли?', html: 'Нет' }], spareParts: [{ name: 'Лампа', article: '4680' }] };
  const requested = await loadItem({ ...item, ...whole });
  expect(pageSections(requested)).toEqual(['description', 'documents', 'parts', 'usage', 'faq']);
});

test('the data of an item without pictures has none', async () => {
  const bare = await loadItem({ ...item, gallery: [], image: undefined });
  const [product, ...others] = head(bare).structuredData ?? [];
  expect(product).not.toHaveProperty('image');
  expect(others).toEqual([]);
  expect(head(bare).image).toBeUndefined();
});

test('the breadcrumbs of an item include its kind', () => {
  expect(ancestors(data).map(({ href }) => href)).toEqual(['/equipment', '/equipment?medium=water&type=uf-reaktory']);
});
