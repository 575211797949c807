import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** Nothing covers its centre. */
const isSeen = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
const focusedLink = (page: Page) => page.evaluate(() => document.activeElement?.closest('a')?.textContent ?? '');

describe('the comparison', () => {
  const site = setUpSite();

  it('moves the focus to the next model when one is removed, as often as that happens', async () => {
    const { page } = await site.open('/equipment?compare=sfera-a-1200,sfera-a-300,sfera-a-600,sfera-k-6000');
    const removals = page.getByRole('table').getByRole('link', { name: /^Убрать/ });
    await expect.poll(() => removals.count()).toBe(4);
    await removals.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedLink(page)).toContain('А-300');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedLink(page)).toContain('А-600');
    await removals.last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => removals.count()).toBe(1);
    await expect.poll(() => focusedLink(page)).toContain('А-600');
  });

  it('has its own title, and the catalogue its own again', async () => {
    const { page } = await site.open('/equipment?compare=sfera-a-1200,sfera-a-600,sfera-a-300');
    const hasTitle = (title: string) => expect.poll(() => page.title()).toBe(`${title} — Чистосфера`);
    const removeFirst = async (rest: string) => {
      const removals = page.getByRole('table').getByRole('link', { name: /^Убрать/ });
      await removals.first().click();
      await page.waitForURL(`**?compare=${rest}`);
    };
    await hasTitle('Сравнение оборудования');
    await removeFirst('sfera-a-600,sfera-a-300');
    await hasTitle('Сравнение оборудования');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).click();
    await hasTitle('Контакты');
    await page.goBack();
    await hasTitle('Сравнение оборудования');
    await removeFirst('sfera-a-300');
    await hasTitle('Сравнение оборудования');
    await page
      .getByRole('navigation', { name: 'Где вы находитесь' })
      .getByRole('link', { name: 'Оборудование' })
      .click();
    await hasTitle('Оборудование для очистки воздуха и воды');
    await page.goBack();
    await hasTitle('Сравнение оборудования');
  });

  it.each([
    ['with the page on a wide screen', { width: 1280, height: 800 }],
    ['on a phone, where its columns scroll sideways', { width: 390, height: 800 }],
  ])('keeps its names visible while it scrolls %s', async (_, viewport) => {
    const { page } = await site.open('/equipment?compare=sfera-a-1200,sfera-a-600,sfera-k-6000', { viewport });
    const table = page.getByRole('table');
    const last = table.getByRole('row').last();
    const name = table.getByRole('columnheader').getByRole('link', { name: 'А-600' });
    // The page grows after its first frame, which moves its end.
    const namesAtTheEnd = async () => {
      await table.locator('..').evaluate((scroller) => {
        scroller.scrollIntoView({ block: 'end', behavior: 'instant' });
        scroller.scrollTo({ left: 170, behavior: 'instant' });
      });
      return [await isSeen(name), await isSeen(last.getByRole('rowheader'))];
    };
    await expect.poll(namesAtTheEnd).toEqual([true, true]);
    const isTall = await table
      .locator('..')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    expect(isTall).toBe(false);
    // Neither the names nor the site's header cover a focused element.
    const links = table.getByRole('link');
    for (const link of await links.all()) {
      await link.focus();
      await expect.poll(() => isSeen(link)).toBe(true);
    }
    expect(await links.count()).toBe(6);
  });
});
