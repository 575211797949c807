import { expect, test } from 'vitest';
import type { Block } from '../../api/resources/block.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { policy } from './data.ts';

const blocks: Block[] = [
  { type: 'text', html: '<h2 id="h-tseli">Цели</h2><h3 id="h-sroki">Сроки</h3>' },
  { type: 'files', items: [] },
  { type: 'text', title: 'Изменения', html: '<h2 id="h-redaktsiya">Редакция</h2>' },
];
const api = fakeApi({ pages: { get: async () => ({ slug: 'policy', title: 'Политика', blocks }) } });
const data = await policy.load({ api, params: {}, page: 1, today: '2026-11-21' });

test('chapters of all parts stand in one list of contents, titles of parts among them', () => {
  expect(data.contents.map(({ id, text }) => [id, text])).toEqual([
    ['h-tseli', 'Цели'],
    ['part-2', 'Изменения'],
    ['h-redaktsiya', 'Редакция'],
  ]);
});

test('what is no text follows it', () => {
  expect(data.parts).toHaveLength(2);
  expect(data.blocks.map(({ type }) => type)).toEqual(['files']);
});
