import { expect, test } from 'vitest';
import { toDocumentRow, totalBytes } from './document-rows.ts';

const row = (bytes?: number) => ({ file: { href: '/a.pdf', name: 'a', extension: 'pdf', bytes } });

test('sizes add up', () => {
  expect(totalBytes([row(1000), row(24)])).toBe(1024);
});

test('the sum is unknown where one size is', () => {
  expect(totalBytes([row(1000), row()])).toBeUndefined();
});

test('the size of no files is 0', () => {
  expect(totalBytes([])).toBe(0);
});

const passport = {
  id: 101,
  name: 'Паспорт',
  category: { id: 3, title: 'Паспорта', kind: 'technical' as const },
  file: { href: '/a.pdf', name: 'a', extension: 'pdf' },
  publishedAt: '2024-04-10T10:00:00+03:00',
};
const api = { documents: { downloadUrl: (id: number | string) => `/document/${id}/download` } };

test('a row has the date of the edition, which the file prints too', () => {
  expect(toDocumentRow({ ...passport, updatedAt: '2026-10-19T10:00:00+03:00' }, api).date).toBe('19.10.2026');
});

test('a row of a document that was never changed has the date of its publication', () => {
  expect(toDocumentRow(passport, api).date).toBe('10.04.2024');
});
