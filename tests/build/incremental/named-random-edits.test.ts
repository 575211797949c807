import { it } from 'vitest';
import { applyRandomEdit, createRandom } from '../../support/api/random-edits.ts';
import { setUpRebuilds } from '../../support/build/set-up-rebuilds.ts';

// Its list has one page: other named changes are tested with two.
const site = setUpRebuilds(40, ['--run', '10']);

it.each([1, 2])('through random edits that are named the tree is that of a fresh build (seed %i)', async (seed) => {
  const random = createRandom(seed);
  for (let round = 0; round < 4; round++) {
    const names = Array.from({ length: 4 }, (_, place) => applyRandomEdit(site.api.content, random, round * 4 + place));
    await site.build(['--changed', JSON.stringify(names), '--allow-shrink', '20']);
    await site.expectFreshResult();
  }
});
