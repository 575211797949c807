import { expect, test } from 'vitest';
import { filterOptions, nextActiveIndex, NO_OPTION, findByTypeAhead } from './list-navigation.ts';

const options = [
  { value: 1, label: 'Медицина' },
  { value: 2, label: 'Металлургия', disabled: true },
  { value: 3, label: 'Машиностроение' },
  { value: 4, label: 'Учёба' },
];

test.each([
  ['ArrowDown', NO_OPTION, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 3, 3],
  ['ArrowUp', NO_OPTION, 3],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['PageDown', 0, 3],
  ['PageUp', 3, 0],
  ['a', 1, undefined],
])('%s from %d moves to %s', (key, active, next) => {
  expect(nextActiveIndex(key, active, options)).toBe(next);
});

test('keys do nothing in an empty list', () => {
  expect(nextActiveIndex('ArrowDown', NO_OPTION, [])).toBe(NO_OPTION);
});

test('one letter cycles through the options that begin with it, without disabled ones', () => {
  expect(findByTypeAhead('м', NO_OPTION, options)).toBe(0);
  expect(findByTypeAhead('м', 0, options)).toBe(2);
  expect(findByTypeAhead('м', 2, options)).toBe(0);
  expect(findByTypeAhead('мМ', 0, options)).toBe(2);
});

test('further letters keep an option that still matches', () => {
  expect(findByTypeAhead('ма', 2, options)).toBe(2);
  expect(findByTypeAhead('щ', 2, options)).toBe(NO_OPTION);
  const alike = ['Медицина', 'Медтехника'].map((label, value) => ({ value, label }));
  expect(findByTypeAhead('мед', 0, alike)).toBe(0);
});

test('a search ignores case and the dots of «ё»', () => {
  expect(filterOptions(options, ' УЧЕБ ').map(({ value }) => value)).toEqual([4]);
  expect(filterOptions(options, '')).toBe(options);
});
