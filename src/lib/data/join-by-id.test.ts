import { expect, it } from 'vitest';
import { joinById } from './join-by-id.ts';

it('each reference is joined with its item, in the order of the references', () => {
  const refs = [{ id: 3 }, { id: 1 }];
  const items = [
    { id: 1, year: 2024 },
    { id: 3, year: 2026 },
  ];
  expect(
    joinById(
      refs,
      items,
      ({ year }) => year,
      () => 0,
    ),
  ).toEqual([2026, 2024]);
});

it('a reference without an item stays alone', () => {
  expect(
    joinById(
      [{ id: 7, title: 'А' }],
      [],
      () => '',
      ({ title }) => title,
    ),
  ).toEqual(['А']);
});
