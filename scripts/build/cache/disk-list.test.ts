import { expect, it } from 'vitest';
import { DiskList } from './disk-list.ts';

const itemsTo = (length: number) => Array.from({ length }, (_, id) => ({ id, name: `Установка ${id}` }));

/** Of the first hundred in memory, and none of four hundred and more. */
it.each([0, 3, 100, 105, 399, 400, 415])('a list of %i items equals an array', (length) => {
  const items = itemsTo(length);
  const list = new DiskList<{ id: number; name: string }>(100);
  for (const item of items) list.push(item);
  expect(list).toHaveLength(length);
  expect([...list]).toEqual(items);
  for (const [start, end] of [[0, 2], [length - 2], [97, 103], [397, 403], [length, length + 5]] as const)
    expect(list.slice(Math.max(0, start), end)).toEqual(items.slice(Math.max(0, start), end));
  for (const index of [0, length - 1, length, -1]) expect(list.at(index)).toEqual(items[index]);
});
