import type { Page } from 'playwright';

/**
 * Resolves when the layout is hydrated. Before that a link loads a document, and the router replaces the history entry when it
 * starts, which Playwright would take for the end of its own navigation.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.getByRole('banner').locator('[data-awaits-hydration]').first().waitFor({ state: 'detached' });
}
