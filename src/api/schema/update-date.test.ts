import { expect, it } from 'vitest';
import { createParseContext, withParseContext } from './parse-context.ts';
import { updateDate } from './update-date.ts';
import { z } from './zod.ts';

const entity = z.object({ updatedAt: updateDate });

it.each([
  '2026-11-20',
  '2026-11-20T10:00:00',
  '0000-12-31T10:00:00+03:00',
  '9999-12-31T23:59:59-23:59',
  '',
  'вчера',
  1763600000,
])('an invalid update date (%j) is left out and reported', (updatedAt) => {
  const omitted: string[] = [];
  const context = createParseContext({ onOmitted: (problem) => omitted.push(problem) });
  expect(withParseContext(context, () => entity.parse({ updatedAt }))).toEqual({});
  expect(omitted).toEqual([expect.stringContaining('left out: updatedAt: expected')]);
});

it('an update date with its offset is kept', () => {
  expect(entity.parse({ updatedAt: '2026-11-20T10:00:00+03:00' })).toEqual({ updatedAt: '2026-11-20T10:00:00+03:00' });
});
