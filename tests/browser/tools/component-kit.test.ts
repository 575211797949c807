import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { FORM_SELECT, type Kit, startKit } from '../../support/browser/kit.ts';
import { pauseClock } from '../../support/browser/pause-clock.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

/** The chunk of the calendar. */
const CALENDAR = /\/CalendarPanel-[^/]*\.js$/;

declare global {
  interface Window {
    /** The elements that had the focus, and the HTML of those that did not show it. */
    recordedStops: { reached: number; unseen: string[] };
  }
}

/** Runs in the page. Asking the page after each key would take as long as the keys. */
function recordStops(): void {
  const reached = new Set<Element>();
  const stops = { reached: 0, unseen: [] as string[] };
  window.recordedStops = stops;
  const shows = (style: CSSStyleDeclaration) =>
    (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || reached.has(target)) return;
    stops.reached = reached.add(target).size;
    // A field is marked by the box around it, a card by an outline around the whole card.
    const around = [target, target.parentElement, target.parentElement?.parentElement, target.nextElementSibling];
    const marked =
      shows(getComputedStyle(target, '::after')) ||
      [...around, target.closest('label')].some((near) => near && shows(getComputedStyle(near)));
    if (!marked) stops.unseen.push(target.outerHTML.slice(0, 160));
  });
}

describe('the kit of components', () => {
  const site = setUpSite();
  let kit: Kit;

  beforeAll(async () => {
    kit = await startKit();
  });
  afterAll(() => kit.close());

  async function openKit(width = 1280, options: { hasClock?: boolean } = {}) {
    const { page } = await site.open(kit.url, { viewport: { width, height: 900 }, ...options });
    await page.getByRole('heading', { level: 1, name: 'Компоненты' }).waitFor();
    return page;
  }
  const part = (page: Page, name: string) => page.locator(`#${name}`);
  /** By its caption: the fields load one after the other, so the first of them may be any. */
  const example = (page: Page, name: string, caption: string) =>
    part(page, name).getByRole('figure', { name: caption, exact: true });

  it('has no axe violation at 320, 768 and 1280 px, and nothing overflows', async () => {
    const page = await openKit(320);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The kit shows several landmarks of one kind; the pages are tested with this rule.
      expect(await axeViolations(page, { without: ['landmark-unique'] }), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  it('lets the keyboard reach every control in order, with a visible focus', async () => {
    const page = await openKit();
    const stops = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input, textarea, select, summary, [tabindex="0"]',
          ),
        ].filter(
          (element) =>
            element.tabIndex >= 0 &&
            !element.matches(':disabled') &&
            element.checkVisibility({ visibilityProperty: true }),
        ).length,
    );
    expect(stops).toBeGreaterThan(100);
    await page.evaluate(recordStops);
    for (let step = 0; step < stops + 20; step++) await page.keyboard.press('Tab');
    const { reached, unseen } = await page.evaluate(() => window.recordedStops);
    expect(unseen).toEqual([]);
    // A group of radio buttons is one stop with many inputs.
    expect(reached).toBeGreaterThan(stops * 0.7);
  });

  it('opens a dialog that is closed by its button only and returns the focus', async () => {
    const page = await openKit();
    const opener = part(page, 'Modal').getByRole('button').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Закрыть' }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // The focus returns after the closing animation.
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('opens an accordion and moves through tabs by keyboard', async () => {
    const page = await openKit();
    const row = part(page, 'Accordion').locator('summary').first();
    await row.focus();
    const before = await row.evaluate((element) => (element.parentElement as HTMLDetailsElement).open);
    await page.keyboard.press('Enter');
    expect(await row.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)).toBe(!before);

    const tab = page.getByRole('tab').first();
    await tab.focus();
    await page.keyboard.press('ArrowRight');
    expect(
      await page
        .locator('[role=tab][aria-selected=true]')
        .nth(0)
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });

  it('chooses from a select and a calendar by keyboard, and leaves both with Esc', async () => {
    const page = await openKit();
    const select = example(page, 'SelectFields', 'Закрыт').getByRole('combobox');
    await select.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('false');
    const date = example(page, 'DateFields', 'Пустая, обязательная').getByRole('combobox');
    await date.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => date.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('grid').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect.poll(() => date.getAttribute('aria-expanded')).toBe('false');
    // The focus returns in a later frame.
    await expect.poll(() => date.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('loads the calendar of a date again after its chunk has failed, and keeps the page', async () => {
    const page = await openKit();
    await page.route(CALENDAR, (route) => route.abort());
    const date = example(page, 'DateFields', 'Пустая, обязательная').getByRole('combobox');
    await date.click();
    const repeat = page.getByRole('alert').getByRole('button', { name: 'Повторить' });
    const failed = repeat.and(part(page, 'DateFields').getByRole('button'));
    await failed.waitFor();
    await page.unroute(CALENDAR);
    await failed.click();
    await page.getByRole('grid').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Компоненты' }).waitFor();
  });

  it('names a field whose chunk has failed, loads it again and keeps the typed texts of its form', async () => {
    const { page } = await site.open('about:blank');
    await page.route(FORM_SELECT, (route) => route.abort());
    await page.goto(kit.url);
    const form = part(page, 'FormFields');
    const failed = form.getByRole('alert').filter({ hasText: 'Отрасль: поле не загрузилось' }).first();
    await failed.waitFor();
    await form.getByLabel('Имя').first().fill('Ольга');
    await page.unroute(FORM_SELECT);
    await failed.getByRole('button', { name: 'Повторить' }).click();
    await form.getByRole('combobox', { name: 'Отрасль' }).first().click();
    await form.getByRole('option', { name: 'Медицина' }).first().click();
    expect(await form.getByLabel('Имя').first().inputValue()).toBe('Ольга');
  });

  it('updates a counter by typing, with arrow keys, Enter and on blur', async () => {
    const page = await openKit();
    const counter = example(page, 'ChoiceFields', 'Счётчик').getByRole('spinbutton');
    await counter.fill('12');
    await counter.press('ArrowUp');
    expect(await counter.inputValue()).toBe('13');
    await counter.fill('7');
    await counter.press('Enter');
    expect(await counter.getAttribute('aria-valuenow')).toBe('7');
    await counter.fill('1,5');
    await counter.press('Tab');
    expect(await counter.inputValue()).toBe('7');
  });

  it('keeps the focus in a field of several files when one is uploaded again and when its upload ends', async () => {
    const page = await openKit(1280, { hasClock: true });
    const files = example(page, 'FileFields', 'Несколько, пусто');
    const input = files.locator('input[type=file]');
    const retry = files.getByRole('button', { name: 'Повторить загрузку' });
    const isFocused = () => input.evaluate((element) => element === document.activeElement);
    await input.setInputFiles({ name: 'вирус.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await retry.waitFor();
    await pauseClock(page);
    await retry.press('Enter');
    await expect.poll(isFocused).toBe(true);
    await files.getByRole('button', { name: 'Отменить загрузку' }).focus();
    await page.clock.runFor(5000);
    await retry.waitFor();
    await expect.poll(isFocused).toBe(true);
  });

  it('forgets what a searchable select has found when it is closed without a choice', async () => {
    const page = await openKit();
    const select = example(page, 'SelectFields', 'С поиском на сервере');
    const input = select.getByRole('combobox');
    await input.fill('мед');
    await select.getByRole('option').first().waitFor();
    await input.press('Escape');
    await input.click();
    await select.getByRole('status').getByText('Введите 3 символа').waitFor();
    expect(await select.getByRole('option').count()).toBe(0);
  });

  it('shows the message of a select without options', async () => {
    const page = await openKit();
    const empty = example(page, 'SelectFields', 'Без вариантов');
    await empty.getByRole('combobox').click();
    await empty.getByRole('status').getByText('Ничего не найдено').waitFor();
  });
});
