import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * Axe on a page. It puts its findings together there and not in a window that it opens for each of them, which takes
 * longer than the finding; that is meant for frames of other sites, and no page holds one before it is asked to.
 */
export function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
