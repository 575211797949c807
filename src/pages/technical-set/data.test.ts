import { expect, test } from 'vitest';
import type { DocumentCategory } from '../../api/resources/document-category.ts';
import type { LazyList } from '../../lib/data/long-list.ts';
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
const apiWith = (documents: LazyList<ReturnType<typeof document>>) =>
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

test('a further page reads its own documents only', async () => {
  let reads = 0;
  const list = [document(201, certificates), ...Array.from({ length: 250 }, (_, index) => document(1000 + index))];
  const counted: LazyList<ReturnType<typeof document>> = {
    length: list.length,
    at: (index) => {
      reads++;
      return list[index];
    },
    slice: (start, end) => list.slice(start, end),
    *[Symbol.iterator]() {
      for (const one of list) {
        reads++;
        yield one;
      }
    },
  };
  const one = { ...context, api: apiWith(counted), params: { id: '3' } };
  await load({ ...one, page: 1 });
  reads = 0;
  expect((await load({ ...one, page: 2 })).items).toHaveLength(100);
  expect(reads).toBe(100);
});

test('a category of another kind is not a set', async () => {
  await expect(load({ ...context, params: { id: '1' } })).rejects.toThrow('«1»');
});
