import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** Hairlines between rows that do not end at the edge of their column, and the number of checked ones. */
const misplaced = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const name = (element: Element) => `${element.tagName} «${element.textContent.trim().slice(0, 30)}»`;
    const rows = [...main.querySelectorAll('*')].filter((element) => {
      const { borderTopWidth, borderBottomWidth, borderLeftWidth, display } = getComputedStyle(element);
      const isLine =
        parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0 && parseFloat(borderLeftWidth) === 0;
      return isLine && display !== 'inline' && !element.matches('a, button') && element.checkVisibility();
    });
    const found: string[] = [];
    const ends = new Map<Element, Map<number, number>>();
    for (const row of rows) {
      const parent = row.parentElement as Element;
      // Elements with horizontal scrolling are wider than their column.
      if (row.closest('[tabindex="0"]')) continue;
      const { left, right } = row.getBoundingClientRect();
      const { paddingLeft, paddingRight, borderLeftWidth, columnCount, columnWidth, display } =
        getComputedStyle(parent);
      const box = parent.getBoundingClientRect();
      const start = box.left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft);
      const end = box.right - parseFloat(paddingRight);
      const isBlock = display === 'block' && columnCount === 'auto' && columnWidth === 'auto';
      if (left < start - 1 || right > end + 1) found.push(`${name(row)} leaves its column`);
      else if (isBlock && (left > start + 1 || right < end - 1)) found.push(`${name(row)} is shorter than its column`);
      if (row.matches('td, th')) continue;
      const sameColumn = ends.get(parent) ?? new Map<number, number>();
      ends.set(parent, sameColumn);
      const before = sameColumn.get(Math.round(left));
      if (before !== undefined && Math.abs(before - right) > 1) found.push(`${name(row)} ends beside those above`);
      sameColumn.set(Math.round(left), right);
    }
    for (const table of main.querySelectorAll('table')) {
      const { right } = table.getBoundingClientRect();
      const scroller = table.closest('[tabindex="0"], [role=group]') ?? table;
      const column = scroller.parentElement as Element;
      const end = column.getBoundingClientRect().right - parseFloat(getComputedStyle(column).paddingRight);
      if (scroller.scrollWidth <= scroller.clientWidth && right < end - 1)
        found.push(`${name(table)} ends before its column`);
      for (const row of table.rows) {
        const cells = [...row.cells].filter((cell) => cell.checkVisibility());
        const last = cells.at(-1);
        if (last && !last.closest('thead') && Math.abs(last.getBoundingClientRect().right - right) > 1)
          found.push(`${name(last)} ends beside its table`);
        if (new Set(cells.map((cell) => getComputedStyle(cell).borderBottomWidth)).size > 1)
          found.push(`${name(row)} has a line under some of its cells`);
      }
    }
    return { found, seen: rows.length };
  });

describe('hairlines', () => {
  const site = setUpSite();

  it.each([
    '/',
    '/articles/kak-rasschitat-dozu-uf',
    '/contacts',
    '/documents',
    '/equipment/sfera-a-1200',
    '/industry/meditsina',
    '/industry-solution/operatsionnyy-blok',
    '/map',
    '/planners',
    '/project/perinatalnyy-tsentr-kazan',
    '/services',
  ])('on %s end at the edge of their column', async (path) => {
    const { page } = await site.open(path);
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => misplaced(page)).toMatchObject({ found: [] });
    }
    expect((await misplaced(page)).seen).toBeGreaterThan(4);
  });
});
