import { expect, test } from 'vitest';
import type { DocumentCategory } from '../../api/document-category.ts';
import type { Document } from '../../api/document.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { load } from './data.ts';
import { selectGroups, wanted, withTicked } from './selection.ts';

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
const api = fakeApi({
  documentCategories: { all: async () => categories },
  documents: {
    all: async () => documents,
    downloadAddress: (id) => `/document/${id}/download`,
    zipAddress: (selection) => `/zip?${JSON.stringify(selection)}`,
  },
});
const data = await load({ api, params: {}, page: 1, today: '2026-11-21' });

test('certificates come first, categories without documents do not come at all', () => {
  expect(data.groups.map(({ title }) => title)).toEqual(['Сертификаты', 'Паспорта']);
  expect(data.kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['certificate', 1],
    ['technical', 2],
  ]);
});

test('a row carries the name of the document and its day in Moscow', () => {
  expect(data.groups[0]?.rows[0]).toEqual({
    id: 201,
    file: { href: 'https://files.test/201.pdf', name: 'Сертификат на серию А', extension: 'pdf', bytes: 500 },
    date: '14.03.2026',
    downloadHref: '/document/201/download',
  });
});

test('a size that is not known for every file is not given', () => {
  expect(data.groups.map(({ bytes }) => bytes)).toEqual([500, undefined]);
  expect(data.all.bytes).toBeUndefined();
});

test('archives are asked for by category, and of everything by number', () => {
  expect(data.groups.map(({ zipHref }) => zipHref)).toEqual(['/zip?{"category":1}', '/zip?{"category":3}']);
  expect(data.all.zipHref).toBe('/zip?{"ids":[201,101,102]}');
});

test('ticking adds to what is chosen, unticking takes away', () => {
  const chosen = withTicked(new Set([101]), [102, 201], true);
  expect([...chosen]).toEqual([101, 102, 201]);
  expect([...withTicked(chosen, [101, 201], false)]).toEqual([102]);
});

test('a category in the address brings its kind along', () => {
  expect(wanted(new URLSearchParams('category=3'), data)).toEqual({ kind: 'technical', category: 3 });
  expect(wanted(new URLSearchParams('kind=certificate'), data)).toEqual({
    kind: 'certificate',
    category: undefined,
  });
});

test('a category or a kind that is not there counts as not asked', () => {
  expect(wanted(new URLSearchParams('category=9&kind=document'), data)).toEqual({});
});

test('words reduce each group and drop the empty ones', () => {
  const found = selectGroups(data.groups, {}, 'паспорт k-6000');
  expect(found.map(({ id, rows }) => [id, rows.map((row) => row.id)])).toEqual([[3, [102]]]);
});
