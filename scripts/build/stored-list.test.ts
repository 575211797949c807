import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { LONG_LIST, storedList } from './stored-list.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const listOf = (length: number) => Array.from({ length }, (_, id) => ({ id, name: `Установка ${id}` }));

/** A list that nobody has but the function that gives it, and whether it is still in memory. */
function store(length: number) {
  const items = listOf(length);
  const reference = new WeakRef(items);
  return { read: storedList(items), isInMemory: () => reference.deref() !== undefined };
}

it.each([3, LONG_LIST])('gives a list of %i items as it was, as often as it is read', async (length) => {
  const { read } = store(length);
  for (const _ of [1, 2]) {
    await setImmediate();
    collectGarbage();
    expect(read()).toEqual(listOf(length));
  }
});

it('lets go of a long list that nobody reads', async () => {
  const { read, isInMemory } = store(LONG_LIST);
  await setImmediate();
  collectGarbage();
  expect(isInMemory()).toBe(false);
  expect(read()).toHaveLength(LONG_LIST);
});
