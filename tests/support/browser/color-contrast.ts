import type { Page } from 'playwright';
import { axeViolations } from './axe.ts';

/** The background of pages in the dark scheme. */
export const DARK_BACKGROUND = 'rgb(9, 22, 29)';

export const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('header') as Element).backgroundColor);

/** Texts with too little contrast to their background, a line each. */
export const lowContrastTexts = (page: Page) => axeViolations(page, { rules: ['color-contrast'] });
