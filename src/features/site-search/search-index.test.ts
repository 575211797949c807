import { expect, test } from 'vitest';
import { searchIndex, type IndexEntry, type SearchQuery } from './search-index.ts';
import { SEARCH_TABS } from './search-tabs.ts';

const index: IndexEntry[] = [
  { title: 'Канальная секция «Сфера К-6000»', href: '/equipment/k-6000', tab: 1 },
  { title: 'Приёмная ёмкость', href: '/equipment/tank', tab: 1 },
  { title: 'Фильтр «Сфера Ф-10»', href: '/equipment/f-10', tab: 1 },
  { title: 'Паспорт фильтра', href: 'https://files.test/f.pdf', tab: 3 },
  ...Array.from({ length: 14 }, (_, n) => ({ title: `Насос ${n}`, href: `/articles/${n}`, tab: 4 })),
];
const resultsOf = (question: Partial<SearchQuery>) =>
  searchIndex(index, { find: '', tab: undefined, page: 1, ...question });
const titles = (question: Partial<SearchQuery>) => resultsOf(question).items.map(({ title }) => title);

test('the index returns counts and the first group with results', () => {
  expect(resultsOf({ find: 'паспорт' })).toMatchObject({ tab: SEARCH_TABS[2], counts: { equipment: 0, document: 1 } });
  expect(titles({ find: 'фильтр', tab: SEARCH_TABS[2] })).toEqual(['Паспорт фильтра']);
});

test('the index ignores ё, the keyboard layout and the ending', () => {
  expect(titles({ find: 'емкость' })).toEqual(['Приёмная ёмкость']);
  expect(titles({ find: 'секции' })).toEqual(['Канальная секция «Сфера К-6000»']);
  expect(resultsOf({ find: 'abkmnh' })).toMatchObject({ find: 'фильтр', counts: { equipment: 1, document: 1 } });
});

test('a document keeps its file, and a page is none', () => {
  expect(resultsOf({ find: 'паспорт' }).items[0]?.file?.href).toBe('https://files.test/f.pdf');
  expect(resultsOf({ find: 'насос' }).items[0]?.file).toBeUndefined();
});

test('a long result has pages', () => {
  expect(resultsOf({ find: 'насос' })).toMatchObject({ lastPage: 2 });
  expect(titles({ find: 'насос', page: 2 })).toHaveLength(2);
});

test('for a page after the last one the last one is shown', () => {
  expect(resultsOf({ find: 'насос', page: 99 })).toMatchObject({ currentPage: 2, lastPage: 2 });
  expect(titles({ find: 'насос', page: 99 })).toHaveLength(2);
});

test('an unknown word has no results', () => {
  expect(resultsOf({ find: 'плазмотрон' })).toMatchObject({
    find: 'плазмотрон',
    tab: SEARCH_TABS[0],
    items: [],
    lastPage: 1,
  });
});
