import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it('a queue respects its concurrency, runs urgent work first and continues after failures', async () => {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const work =
    (name: string, fails = false) =>
    () => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        gates.set(name, () => (fails ? reject(new Error(name)) : resolve(name)));
      });
    };
  const queue = createWorkQueue(2);
  queue.add(work('a', true));
  queue.add(work('b'));
  queue.add(work('c'));
  queue.add(work('d'), true);
  expect(begun).toEqual(['a', 'b']);
  gates.get('a')?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'd']);
  gates.get('b')?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'c']);
});
