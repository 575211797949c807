import type { Page } from 'playwright';

/** Pauses the installed clock, which otherwise also runs by itself: from now on only the test lets time pass. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
