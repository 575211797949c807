import { describe, expect, it } from 'vitest';
import { filtered, itemsAt, mapped, positionsBy, sortedBy } from './long-list.ts';

const letters = ['c', 'a', 'b'];

describe('items of a list by their positions', () => {
  const items = itemsAt(letters, [2, 0]);

  it('are a list', () => {
    expect([...items]).toEqual(['b', 'c']);
    expect([items.length, items.at(1), items.at(2)]).toEqual([2, 'c', undefined]);
    expect([items.slice(1), items.slice(0, 1), items.slice()]).toEqual([['c'], ['b'], ['b', 'c']]);
  });

  it('can be chosen from such a list', () => {
    expect([...itemsAt(items, [1])]).toEqual(['c']);
  });
});

it('the items that pass a test are a list, in their order', () => {
  const chosen = filtered(letters, (letter) => letter !== 'a');
  expect([[...chosen], chosen.length, chosen.at(1)]).toEqual([['c', 'b'], 2, 'b']);
});

it('an item is mapped when it is reached', () => {
  const reached: string[] = [];
  for (const letter of mapped(letters, (item) => reached.push(item) && item.toUpperCase())) if (letter === 'A') break;
  expect(reached).toEqual(['c', 'a']);
});

it('a sorted list has equal items in their first order', () => {
  const items = [
    { name: 'second', year: 2025 },
    { name: 'third', year: 2025 },
    { name: 'first', year: 2026 },
  ];
  const sorted = sortedBy(
    items,
    ({ year }) => year,
    (a, b) => b - a,
  );
  expect(Array.from(sorted, ({ name }) => name)).toEqual(['first', 'second', 'third']);
});

it('positions are grouped by a key, in the order of the list', () => {
  expect([...positionsBy(['air', 'water', 'air'], (medium) => medium)]).toEqual([
    ['air', [0, 2]],
    ['water', [1]],
  ]);
});
