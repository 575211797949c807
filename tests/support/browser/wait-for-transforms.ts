import type { BrowserContext } from 'playwright';

/** Time limit for the first page of a development server, which transforms every module for it, ms. */
export const TRANSFORM_MS = 40_000;

/** Prepares a browser that opens a page of the development server. */
export async function waitForTransforms(context: BrowserContext): Promise<void> {
  context.setDefaultNavigationTimeout(TRANSFORM_MS);
}
