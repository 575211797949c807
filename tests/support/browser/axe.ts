import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * Axe on a page, in legacy mode: the default opens a window for the results of each run, which takes longer than the run. It is
 * needed for cross-origin frames only, and a page has none without a gesture.
 */
export function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
