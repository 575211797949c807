import { expect, test } from 'vitest';
import type { DocumentCategory } from '../../api/resources/document-category.ts';
import type { Document } from '../../api/resources/document.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { entries, head, load } from './data.ts';
import {
  groupDocuments,
  categoryHref,
  type DocumentFilter,
  parseDocumentFilter,
  filterCategories,
  withRowsSelected,
} from './document-groups.ts';

const categories: DocumentCategory[] = [
  { id: 3, title: 'Паспорта', kind: 'technical', count: 2, description: '' },
  { id: 1, title: 'Сертификаты', kind: 'certificate', count: 1, description: '' },
  { id: 9, title: 'Пустая', kind: 'document', count: 0, description: '' },
];
const document = (id: number, name: string, category: number, bytes?: number): Document => {
  const { title, kind } = categories.find((candidate) => candidate.id === category) as DocumentCategory;
  const file = { href: `https://files.test/${id}.pdf`, name: `${id}.pdf`, extension: 'pdf', bytes };
  return { id, name, category: { id: category, title, kind }, file, publishedAt: '2026-03-13T22:00:00+00:00' };
};
const documents = [
  document(101, 'Паспорт «Сфера А-1200»', 3, 1000),
  document(102, 'Паспорт «Сфера К-6000»', 3),
  document(201, 'Сертификат на серию А', 1, 500),
];
const apiWith = (all: Document[]) =>
  fakeApi({
    documentCategories: { all: async () => categories },
    documents: {
      all: async () => all,
      downloadUrl: (id) => `/document/${id}/download`,
      zipUrl: (selection) => `/zip?${JSON.stringify(selection)}`,
    },
  });
const loadPage = async (all: Document[], page: number) =>
  load({ api: apiWith(all), params: {}, page, today: '2026-11-21' });
const data = await loadPage(documents, 1);
/** 150 passports and the certificate: two pages. */
const many = [
  ...documents,
  ...Array.from({ length: 148 }, (_, index) => document(1000 + index, `Паспорт ${index}`, 3)),
];

test('certificates come first, and categories without documents are left out', () => {
  expect(data.categories.map(({ title, count }) => [title, count])).toEqual([
    ['Сертификаты', 1],
    ['Паспорта', 2],
  ]);
  expect(data.kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['certificate', 1],
    ['technical', 2],
  ]);
});

test('a row has the name of the document, its category and its date in Moscow', () => {
  expect(data.items[0]).toEqual({
    id: 201,
    file: { href: 'https://files.test/201.pdf', name: 'Сертификат на серию А', extension: 'pdf', bytes: 500 },
    date: '14.03.2026',
    downloadHref: '/document/201/download',
    category: 1,
  });
});

test('the total size is missing when the size of a file is unknown', () => {
  expect(data.categories.map(({ bytes }) => bytes)).toEqual([500, undefined]);
  expect(data.all.bytes).toBeUndefined();
});

test('the archive of a category is requested by its id, the archive of everything by all ids', () => {
  expect(data.categories.map(({ zipHref }) => zipHref)).toEqual(['/zip?{"category":1}', '/zip?{"category":3}']);
  expect(data.all.zipHref).toBe('/zip?{"ids":[201,101,102]}');
});

test('a long list is split into pages, and every page has the page numbers of all categories', async () => {
  expect(await entries({ api: apiWith(many) })).toEqual([{ params: {}, label: 'Документы', pages: 2 }]);
  const [first, second] = await Promise.all([1, 2].map((page) => loadPage(many, page)));
  expect([first?.items.length, second?.items.length]).toEqual([100, 51]);
  expect(second?.categories).toEqual(first?.categories);
  expect(second?.categories.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect([first, second].map((page) => page && head(page).title)).toEqual([
    'Сертификаты и документы',
    'Сертификаты и документы, страница 2',
  ]);
});

test('a list of several pages has no archive of everything, since its URL would be too long', async () => {
  const { all, kinds } = await loadPage(many, 1);
  expect(all).toEqual({ count: 151 });
  expect(kinds.map(({ zipHref }) => zipHref)).toEqual([undefined, undefined]);
});

test('selecting adds rows, deselecting removes them', () => {
  const [certificate, ...passports] = data.items;
  const chosen = withRowsSelected(new Map(), certificate ? [certificate] : [], true);
  expect([...withRowsSelected(chosen, passports, true).keys()]).toEqual([201, 101, 102]);
  expect([...withRowsSelected(chosen, data.items, false).keys()]).toEqual([]);
});

test('a category in the URL selects its kind, too', () => {
  expect(parseDocumentFilter(new URLSearchParams('category=3'), data)).toEqual({ kind: 'technical', category: 3 });
  expect(parseDocumentFilter(new URLSearchParams('kind=certificate'), data)).toEqual({
    kind: 'certificate',
    category: undefined,
  });
});

test('a kind or a category shows its documents only', () => {
  const shown = (filter: DocumentFilter) => filterCategories(data.categories, filter).map(({ id }) => id);
  expect(shown({ kind: 'certificate' })).toEqual([1]);
  expect(shown({ kind: 'technical', category: 3 })).toEqual([3]);
  expect(shown({ category: 4 })).toEqual([]);
});

test('an unknown category or kind in the URL is ignored', () => {
  expect(parseDocumentFilter(new URLSearchParams('category=9&kind=document'), data)).toEqual({});
  expect(filterCategories(data.categories, {})).toEqual(data.categories);
});

test('a search text filters each category and removes the empty ones', () => {
  const found = groupDocuments(data.categories, data.items, 'паспорт k-6000');
  expect(found.map(({ id, rows }) => [id, rows.map((row) => row.id)])).toEqual([[3, [102]]]);
});

test('without scripts a category links to an anchor on its first page', async () => {
  const [certificates] = data.categories;
  expect(certificates && categoryHref({ ...certificates, from: 3 })).toBe('/documents/page/3#category-1');
});
