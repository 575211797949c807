import { expect, test } from 'vitest';
import type { DocumentCategory } from '../../api/resources/document-category.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { entries, head, load } from './data.ts';

const categories: DocumentCategory[] = [
  { id: 3, title: 'Паспорта', kind: 'technical', count: 2, description: 'По каждой модели' },
  { id: 1, title: 'Сертификаты', kind: 'certificate', count: 0, description: '' },
];
const [passports, certificates] = categories as [DocumentCategory, DocumentCategory];
const document = (id: number, category = passports) => ({
  id,
  name: `Паспорт ${id}`,
  category,
  file: { href: `https://files.test/${id}.pdf`, name: `${id}.pdf`, extension: 'pdf', bytes: 512 },
});
const apiWith = (documents: ReturnType<typeof document>[]) =>
  fakeApi({
    documentCategories: { all: async () => categories },
    documents: {
      all: async () => documents,
      downloadUrl: (id) => `/document/${id}/download`,
      zipUrl: (selection) => `/zip?${JSON.stringify(selection)}`,
    },
  });
const api = apiWith([document(101), document(201, certificates), document(102)]);
/** 150 passports with a certificate among them: two pages. */
const longApi = apiWith([
  ...Array.from({ length: 100 }, (_, index) => document(1000 + index)),
  document(201, certificates),
  ...Array.from({ length: 50 }, (_, index) => document(1100 + index)),
]);
const context = { api, page: 1, today: '2026-11-21' };

test('only technical categories are sets of documentation', async () => {
  expect((await entries({ api })).map(({ params }) => params.id)).toEqual(['3']);
});

test('a set has its files, their size and one archive of all', async () => {
  const data = await load({ ...context, params: { id: '3' } });
  expect(data.items.map(({ file }) => file.name)).toEqual(['Паспорт 101', 'Паспорт 102']);
  expect(data).toMatchObject({ total: 2, lastPage: 1, bytes: 1024, zipHref: '/zip?{"category":3}' });
});

test('a long set continues on further pages, and each has the number and the size of all files', async () => {
  expect((await entries({ api: longApi })).map(({ pages }) => pages)).toEqual([2]);
  const data = await load({ ...context, api: longApi, params: { id: '3' }, page: 2 });
  expect(data.items.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 1100 + index));
  expect(data).toMatchObject({ page: 2, lastPage: 2, total: 150, bytes: 150 * 512 });
  expect(head(data)).toMatchObject({ title: 'Паспорта, страница 2', breadcrumb: 'Паспорта' });
});

test('a category of another kind is not a set', async () => {
  await expect(load({ ...context, params: { id: '1' } })).rejects.toThrow('«1»');
});
