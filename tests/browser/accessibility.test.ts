import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../support/site.ts';
import { TEMPLATES } from '../support/templates.ts';

/** What axe finds, in a line each: the rule and the first element. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

describe.each([
  ['a phone', { width: 320, height: 640 }],
  ['a desk', { width: 1280, height: 800 }],
])('on %s', (_, viewport) => {
  const site = useSite();

  it.each(TEMPLATES)('%s has nothing that axe objects to, and nothing sticks out sideways', async (path) => {
    const { page } = await site.open(path, { viewport, reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
