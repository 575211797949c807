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

test('the table of contents has the chapters and titles of all text blocks', () => {
  expect(data.contents.map(({ id, text }) => [id, text])).toEqual([
    ['h-tseli', 'Цели'],
    ['section-2', 'Изменения'],
    ['h-redaktsiya', 'Редакция'],
  ]);
});

test('blocks of other kinds follow the text', () => {
  expect(data.sections).toHaveLength(2);
  expect(data.blocks.map(({ type }) => type)).toEqual(['files']);
});
