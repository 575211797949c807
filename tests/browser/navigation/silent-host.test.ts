import type { Page, Response } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { type SilentHost, startSilentHost } from '../../support/browser/silent-host.ts';

const HOUR = 3_600_000;
const CODE_LIMIT = 30_000;
const HEAD_LIMIT = 10_000;
const VIEW = '/assets/EquipmentItemPage-';
const PAGE = '/equipment/sfera-a-1200';
const API_SUCCESS = {
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': '*' },
  body: JSON.stringify({ response: { success: true } }),
};

const site = setUpSite();
let host: SilentHost;
beforeAll(async () => {
  host = await startSilentHost(inject('siteUrl'));
});
beforeEach(() => {
  host.speak();
  host.unanswered.length = 0;
});
afterAll(() => host.close());

/** The fake clock does not affect `AbortSignal.timeout`, so it is replaced. */
function followTheClock(): void {
  AbortSignal.timeout = (ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('The time is over', 'TimeoutError')), ms);
    return limit.signal;
  };
}

async function open(pathname: string): Promise<{ page: Page; documents: string[] }> {
  const documents: string[] = [];
  let notices: Promise<Response> | undefined;
  const { page } = await site.open(new URL(pathname, host.url).href, {
    hasClock: true,
    isFirstVisit: true,
    prepare: async (blank) => {
      await blank.addInitScript(followTheClock);
      notices = blank.waitForResponse((response) => response.url().includes('/NotificationHost-'));
    },
  });
  // The code for notices is loaded after the first gesture of a visitor.
  await (await notices)?.finished();
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  return { page, documents };
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

it('after a timeout of the code of the page a notice is shown; the page is readable, and is hydrated when the code arrives later', async () => {
  host.isSilent = ({ pathname }) => pathname.startsWith(VIEW);
  const { page, documents } = await open(PAGE);
  await expect.poll(() => host.unanswered).not.toEqual([]);
  const notice = page.getByRole('alert').getByText('Страница загрузилась не полностью');
  await page.clock.runFor(CODE_LIMIT - 5000);
  expect(await notice.count()).toBe(0);
  await page.clock.runFor(5000);
  await notice.waitFor();
  expect(await headingOf(page).textContent()).toContain('А-1200');
  host.speak();
  // A button of the page, not of the layout: it works only if the page has been hydrated.
  await page.getByRole('main').getByRole('button', { name: 'Оставить заявку' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(documents).toEqual([]);
});

it('after a timeout of the code of the next page the document is loaded instead', async () => {
  const { page, documents } = await open('/news');
  host.isSilent = ({ pathname }) => pathname.startsWith('/assets/ContactsPage-');
  await footerLink(page, 'Контакты').click();
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  await page.waitForURL('**/contacts');
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  expect(documents).toHaveLength(1);
});

it('if the host stops replying the current page stays, a notice is shown and the indicator ends', async () => {
  const { page, documents } = await open('/news');
  host.isSilent = () => true;
  await footerLink(page, 'Контакты').click();
  await page.getByRole('status').getByText('Страница загружается').waitFor();
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.clock.runFor(CODE_LIMIT);
  await asked;
  await page.clock.runFor(HEAD_LIMIT);
  await page.getByRole('alert').getByText('Страница не открылась').waitFor();
  expect(await page.getByRole('status').getByText('Страница загружается').count()).toBe(0);
  expect(await headingOf(page).textContent()).toBe('Новости');
  expect(new URL(page.url()).pathname).toBe('/news');
  expect(documents).toEqual([]);
});

it('after a timeout of the code of a dialog a notice is shown', async () => {
  host.isSilent = ({ pathname }) => pathname.startsWith('/assets/ApplicationModal-');
  const { page } = await open('/news');
  await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  await page.getByRole('alert').getByText('Не удалось открыть').waitFor();
});

it('the hourly check of a host that does not reply is aborted, and the next one sends one request', async () => {
  const isCheck = ({ pathname }: { pathname: string }) => pathname === '/builds/latest.json';
  host.isSilent = isCheck;
  const { page } = await open('/news');
  await expect.poll(() => host.unanswered).toEqual(['GET /builds/latest.json']);
  await page.clock.runFor(HOUR);
  await expect.poll(() => host.unanswered).toHaveLength(2);
  const under = page.waitForEvent('requestfailed', (request) => request.url().includes('/builds/latest.json'));
  await page.clock.runFor(CODE_LIMIT);
  await under;
  expect(host.unanswered).toHaveLength(2);
});

it('after a timeout of the code that loads pages the document is loaded instead', async () => {
  host.isSilent = ({ pathname }) => pathname.startsWith('/assets/idle-');
  const { page, documents } = await open('/news');
  await footerLink(page, 'Контакты').click();
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
  expect(documents).toHaveLength(1);
});

it('after a timeout of the code that sends an application the form shows it, and can be sent again', async () => {
  const { page } = await open('/news');
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
  await dialog.getByLabel('Имя').fill('Ольга');
  await dialog.getByLabel('Телефон').fill('+7 (999) 123-45-67');
  await dialog.getByLabel('Сообщение').fill('Нужен расчёт');
  await dialog.getByRole('checkbox').check();
  await page.clock.runFor(2000);
  host.isSilent = ({ pathname }) => pathname.startsWith('/assets/create-api-client-');
  const send = dialog.getByRole('button', { name: 'Отправить заявку' });
  await send.click();
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  await dialog.getByRole('alert').getByText('Заявка не отправлена. Часть страницы не загрузилась').waitFor();
  expect(await dialog.getByLabel('Имя').inputValue()).toBe('Ольга');
  await page.route('**/application/create', (route) => route.fulfill(API_SUCCESS));
  host.speak();
  await send.click();
  await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
});

it('after a timeout of the code of an upload the field offers to repeat it', async () => {
  const { page } = await open('/news');
  await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
  const dialog = page.getByRole('dialog');
  host.isSilent = ({ pathname }) => pathname.startsWith('/assets/storage-');
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('pdf') };
  await dialog.locator('input[type=file]').setInputFiles(plan);
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  await dialog.getByRole('button', { name: /^Повторить/ }).waitFor();
});

it('after a timeout of the code of the search the page shows what the build knows', async () => {
  host.isSilent = ({ pathname }) => pathname.startsWith('/assets/search-api-');
  const { page } = await open('/search?find=%D1%81%D1%84%D0%B5%D1%80%D0%B0');
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  await page.getByRole('main').getByText('Полный поиск сейчас недоступен').waitFor();
});

it('after a timeout of the figures of all models the filters offer to load them again', async () => {
  const { page } = await open('/equipment');
  host.isSilent = ({ pathname }) => pathname === '/equipment-index.json';
  await page.getByRole('main').getByRole('button', { name: 'Фильтры', exact: true }).click();
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  const again = page.getByRole('main').getByRole('button', { name: 'Повторить' });
  await again.waitFor();
  host.speak();
  await again.click();
  await page.getByRole('group', { name: 'Расход, м³/ч' }).waitFor();
});

it('after a timeout of the code of a download the advice is shown', async () => {
  const { page } = await open('/documents');
  host.isSilent = ({ pathname }) => pathname.startsWith('/assets/save-documents-');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'PDF' }).first();
  await row.getByRole('button', { name: /^Скачать: / }).click();
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  await row.getByText('Не скачался').waitFor();
  await page.getByRole('region', { name: 'Уведомления' }).getByText('повторите попытку').waitFor();
});

it('after a timeout of the code of a PDF the button can be pressed again', async () => {
  const { page } = await open('/selection?task=water&flow=80&transmittance=95&dose=40&pressure=0,6');
  host.isSilent = ({ pathname }) => pathname.startsWith('/assets/GolosText_400Regular-');
  const button = page.getByRole('button', { name: 'Опросный лист, PDF' });
  await button.click();
  await expect.poll(() => host.unanswered).not.toEqual([]);
  await page.clock.runFor(CODE_LIMIT);
  await page.getByRole('alert').getByText('Файл не собрался').waitFor();
  host.speak();
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe('Опросный лист.pdf');
});
