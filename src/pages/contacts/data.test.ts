import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { staticPage, vacancies } from '../testing/fixtures.ts';
import { head, load } from './data.ts';

const office = (id: number, isCentral: boolean) => ({
  id,
  title: `Офис ${id}`,
  address: 'Москва',
  coordinates: { lat: 55, lng: 37 },
  isCentral,
});
const requisites = { href: 'https://files.test/r.pdf', name: 'Реквизиты', extension: 'pdf' };
const api = fakeApi({
  pages: { get: async (slug) => staticPage(slug, { lead: undefined }) },
  locations: { all: async () => [office(1, false), office(2, true), office(3, false)] },
  settings: {
    get: async () => ({
      contactDetailsFile: requisites,
      contactPhone: { raw: '+7', formatted: '+7' },
      contactEmail: 'a@b.test',
      contactSocialNetworks: {},
    }),
  },
});
const data = await load({ api, params: {}, page: 1, today: '2026-11-21' });

test('the central office comes first, the others keep their order', () => {
  expect(data.locations.map(({ id }) => id)).toEqual([2, 1, 3]);
});

test('the company details are a downloadable file', () => {
  expect(data.requisites).toEqual(requisites);
});

test('the description of a page without a lead is its name', () => {
  expect(head(data)).toMatchObject({ title: 'Страница contacts', description: 'Страница contacts' });
});

test('the vacancies of the page are structured data', () => {
  expect(head({ ...data, blocks: [vacancies] }).structuredData).toEqual([
    expect.objectContaining({ '@type': 'JobPosting' }),
  ]);
});
