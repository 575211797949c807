import { expect, test } from 'vitest';
import { matching, nextActive, nowhere, typedAhead } from './list-navigation.ts';

const options = [
  { value: 1, label: 'Медицина' },
  { value: 2, label: 'Металлургия', disabled: true },
  { value: 3, label: 'Машиностроение' },
  { value: 4, label: 'Учёба' },
];

test.each([
  ['ArrowDown', nowhere, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 3, 3],
  ['ArrowUp', nowhere, 3],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['PageDown', 0, 3],
  ['PageUp', 3, 0],
  ['a', 1, undefined],
])('%s from %d leads to %s', (key, active, next) => {
  expect(nextActive(key, active, options)).toBe(next);
});

test('in an empty list no key leads anywhere', () => {
  expect(nextActive('ArrowDown', nowhere, [])).toBe(nowhere);
});

test('one letter walks through what it begins, past what is disabled and round the end', () => {
  expect(typedAhead('м', nowhere, options)).toBe(0);
  expect(typedAhead('м', 0, options)).toBe(2);
  expect(typedAhead('м', 2, options)).toBe(0);
});

test('more letters stay on an option that still fits', () => {
  expect(typedAhead('ма', 2, options)).toBe(2);
  expect(typedAhead('щ', 2, options)).toBe(nowhere);
  const alike = ['Медицина', 'Медтехника'].map((label, value) => ({ value, label }));
  expect(typedAhead('мед', 0, alike)).toBe(0);
});

test('a search forgives capitals and the dots of «ё»', () => {
  expect(matching(options, ' УЧЕБ ').map(({ value }) => value)).toEqual([4]);
  expect(matching(options, '')).toBe(options);
});
