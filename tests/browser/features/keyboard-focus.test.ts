import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const main = (page: Page) => page.getByRole('main');

/** The accessible name of the focused element, with plain spaces. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return activeElement === document.body ? 'nothing' : name.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  });

describe('the focus, after the button that had it has disappeared,', () => {
  const site = setUpSite();

  it.each([
    ['/equipment', 'УФ-установки', 'В-5'],
    ['/documents', 'Паспорта и руководства', 'Л-1200'],
  ])('is on the first of the other items of a part of %s', async (path, title, first) => {
    const { page } = await site.open(path);
    const part = main(page).getByRole('region', { name: title });
    await part.getByRole('button', { name: /^Показать ещё/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain(first);
  });
});
