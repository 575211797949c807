import { expect, test } from 'vitest';
import type { DocumentCategory } from '../../api/resources/document-category.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { entries, load } from './data.ts';

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
const api = fakeApi({
  documentCategories: { all: async () => categories },
  documents: {
    all: async () => [document(101), document(201, certificates), document(102)],
    downloadUrl: (id) => `/document/${id}/download`,
    zipUrl: (selection) => `/zip?${JSON.stringify(selection)}`,
  },
});
const context = { api, page: 1, today: '2026-11-21' };

test('only technical categories are sets of documentation', async () => {
  expect((await entries({ api })).map(({ params }) => params.id)).toEqual(['3']);
});

test('a set has its files, their size and one archive of all', async () => {
  const data = await load({ ...context, params: { id: '3' } });
  expect(data.rows.map(({ file }) => file.name)).toEqual(['Паспорт 101', 'Паспорт 102']);
  expect(data).toMatchObject({ bytes: 1024, zipHref: '/zip?{"category":3}' });
});

test('a category of another kind is not a set', async () => {
  await expect(load({ ...context, params: { id: '1' } })).rejects.toThrow('«1»');
});
