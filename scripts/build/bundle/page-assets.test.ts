import { expect, it } from 'vitest';
import { BEFORE_PAINT_HASH } from '../../../src/lib/browser/content-security-policy.ts';
import { beforePaintScript, hashSource } from './page-assets.ts';

it('the policy allows the only inline script: after a change of the script, its hash there and the headers at the edge change', () => {
  expect(BEFORE_PAINT_HASH).toBe(hashSource(beforePaintScript()));
});

it('the inline script cannot end its element', () => {
  expect(beforePaintScript()).not.toMatch(/<\/?script|<!--/i);
});
