import { createAxe } from './axe.ts';
import type { Page } from 'playwright';

/** The background of pages in the dark scheme. */
export const DARK_BACKGROUND = 'rgb(9, 22, 29)';

export const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('header') as Element).backgroundColor);

/** Texts with too little contrast to their background, a line each. */
export async function lowContrastTexts(page: Page): Promise<string[]> {
  const { violations } = await createAxe(page).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`),
  );
}
