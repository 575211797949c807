import { expect, test } from 'vitest';
import { matchesWords, SEARCH_MAX_LENGTH, searchText } from './search-text.ts';

const drawing = 'Чертёж «Сфера К-6000»: секция и узел примыкания';

test.each([
  ['чертеж', 'ё and е are equal'],
  ['ЧЕРТЕЖИ', 'case and ending do not count'],
  ['k-6000', 'a model is found in the other alphabet'],
  ['к6000', 'and without its hyphen'],
  ['секцией', 'an ending has up to two letters'],
  ['узел секции', 'words come in any order'],
  ['чертёж, узел.', 'the punctuation after a word does not count'],
  ['чертёж,узел', 'nor does it between two words'],
  ['', 'an empty query matches'],
])('«%s» matches: %s', (query) => {
  expect(matchesWords(drawing, query)).toBe(true);
});

test.each(['паспорт', 'к-2000', 'чертёж паспорт', 'метр'])('«%s» does not match the name', (query) => {
  expect(matchesWords(drawing, query)).toBe(false);
});

test('the signs inside a figure count', () => {
  const sizes = 'Переход 1/2, 2,5 м';
  expect(['1/2', '2,5 м'].map((query) => matchesWords(sizes, query))).toEqual([true, true]);
  expect(['1/5', '1,5'].map((query) => matchesWords(sizes, query))).toEqual([false, false]);
});

test('a short word keeps its ending', () => {
  expect(matchesWords('Вода', 'воде')).toBe(false);
});

test('a text is searched without the blanks around it, and up to the limit', () => {
  expect(searchText(' насос ')).toBe('насос');
  const word = 'ф'.repeat(SEARCH_MAX_LENGTH - 1);
  expect(searchText(`${word}ыы`)).toBe(`${word}ы`);
  expect(searchText(`${word} ы`)).toBe(word);
  // Half of the drop would be a broken letter.
  expect(searchText(`${word}💧`)).toBe(word);
});
