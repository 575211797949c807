import { expect, test } from 'vitest';
import { createSearch } from './matcher.ts';

const entries = [
  { name: 'Озонатор', text: '<p>Работает рядом с бассейном, жёсткая вода&nbsp;— не помеха</p>' },
  { name: 'Фильтр для бассейнов', text: 'Загрузка 30 л' },
  { name: 'Обеззараживатель «Сфера А-1200»', text: 'Расход 1\u00a0200\u00a0м³/ч, фильтр HEPA H14' },
];
const search = createSearch(entries, ({ name, text }) => ({ name, texts: [text, undefined] }));
const names = (query: string) => search(query).map(({ name }) => name);

test('entries with the words in their name come first', () => {
  expect(names('бассейны')).toEqual(['Фильтр для бассейнов', 'Озонатор']);
});

test('all words must match, in any text of the entry', () => {
  expect(names('сфера hepa')).toEqual(['Обеззараживатель «Сфера А-1200»']);
  expect(names('сфера бассейн')).toEqual([]);
});

test.each(['а-1200', 'А1200', 'A-1200', 'сфера а 1200', '1200 м³/ч', 'h14', 'обеззараживатели'])(
  '«%s» finds the model',
  (query) => {
    expect(names(query)).toEqual(['Обеззараживатель «Сфера А-1200»']);
  },
);

test('«ё» and «е» are equal, and markup is not searched', () => {
  expect(names('жесткую')).toEqual(['Озонатор']);
  expect(names('nbsp')).toEqual([]);
});
