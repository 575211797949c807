import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type InterceptedRequest, interceptRequests } from '../../support/browser/intercept-requests.ts';
import { pauseClock } from '../../support/browser/pause-clock.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const CREATE = '**/application/create';
const success = {
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': '*' },
  body: JSON.stringify({ response: { success: true } }),
};

const formOf = (page: Page) => page.getByRole('dialog');
const message = (page: Page) => formOf(page).getByLabel('Сообщение');
const notices = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const open = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Отправить заявку' }).click();
const thanks = (page: Page) => formOf(page).getByRole('heading', { name: 'Заявка успешно отправлена' });
async function close(page: Page) {
  await formOf(page).getByRole('button', { name: 'Закрыть' }).click();
  await formOf(page).waitFor({ state: 'detached' });
}

async function openWithTexts(page: Page) {
  await open(page);
  await formOf(page).getByLabel('Имя').fill('Ольга');
  await formOf(page).getByLabel('Телефон').fill('+7 (999) 123-45-67');
  await message(page).fill('Нужен расчёт');
}

async function agreeAndSend(page: Page) {
  await formOf(page).getByRole('checkbox').check();
  await page.clock.runFor(2000);
  await send(page);
}

/** Reloads the page; the browser asks, and the visitor stays. */
async function stayWhenAsked(page: Page) {
  const asked = page.waitForEvent('dialog');
  // The page stands still while the browser asks.
  void page.evaluate(() => location.reload()).catch(() => {});
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

/** Holds the replies to the applications of a tab. */
async function holdReplies(page: Page) {
  const requests: InterceptedRequest[] = [];
  await interceptRequests(page, CREATE, (request) => requests.push(request));
  return { requests, sent: (count: number) => expect.poll(() => requests.length).toBe(count) };
}

const site = setUpSite();

describe('an application form that was closed while it was being sent', () => {
  async function closeWhileSending() {
    const { page } = await site.open('/news', { hasClock: true });
    const replies = await holdReplies(page);
    await openWithTexts(page);
    await agreeAndSend(page);
    await replies.sent(1);
    await close(page);
    return { page, ...replies };
  }

  it('is sent once when it is opened and submitted again meanwhile', async () => {
    const { page, requests } = await closeWhileSending();
    await open(page);
    await expect.poll(() => message(page).inputValue()).toBe('Нужен расчёт');
    await agreeAndSend(page);
    await formOf(page).getByRole('button', { name: 'Отправляем' }).waitFor();
    await requests[0]?.fulfill(success);
    await thanks(page).waitFor();
    expect(requests).toHaveLength(1);
  });

  it('is sent once when the first result comes before the second form may be sent', async () => {
    const { page, requests } = await closeWhileSending();
    await pauseClock(page);
    await open(page);
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return formOf(page).getByRole('checkbox').isVisible();
      })
      .toBe(true);
    await formOf(page).getByRole('checkbox').check();
    await send(page);
    await formOf(page).getByRole('button', { name: 'Отправляем' }).waitFor();
    await requests[0]?.fulfill(success);
    await notices(page).getByText('Обращение отправлено').waitFor();
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return thanks(page).isVisible();
      })
      .toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('is sent again when it was changed meanwhile', async () => {
    const { page, requests, sent } = await closeWhileSending();
    await open(page);
    await message(page).fill('Нужен расчёт и чертёж');
    await agreeAndSend(page);
    await sent(2);
    await requests[1]?.fulfill(success);
    await thanks(page).waitFor();
  });

  it('is empty after it was sent, even when the visitor has given the consent again', async () => {
    const { page, requests } = await closeWhileSending();
    await open(page);
    await formOf(page).getByRole('checkbox').check();
    await requests[0]?.fulfill(success);
    await expect.poll(() => message(page).inputValue()).toBe('');
    expect(await formOf(page).getByRole('checkbox').isChecked()).toBe(false);
  });

  it('keeps what the visitor types in it meanwhile', async () => {
    const { page, requests } = await closeWhileSending();
    await open(page);
    await message(page).fill('Второй вопрос');
    await requests[0]?.fulfill(success);
    await notices(page).getByText('Обращение отправлено').waitFor();
    expect(await message(page).inputValue()).toBe('Второй вопрос');
    await close(page);
    await open(page);
    await expect.poll(() => message(page).inputValue()).toBe('Второй вопрос');
  });

  it('keeps a file that is added to it meanwhile, and its texts', async () => {
    const { page, requests } = await closeWhileSending();
    await interceptRequests(page, '**/storage/upload-one', () => {});
    await open(page);
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    await formOf(page).locator('input[type=file]').setInputFiles(file);
    await formOf(page).getByText('plan.pdf').waitFor();
    await requests[0]?.fulfill(success);
    await notices(page).getByText('Обращение отправлено').waitFor();
    expect(await message(page).inputValue()).toBe('Нужен расчёт');
    expect(await formOf(page).getByText('plan.pdf').isVisible()).toBe(true);
  });

  it('makes the browser ask before the page is left, until the result is known', async () => {
    const { page, requests } = await closeWhileSending();
    await stayWhenAsked(page);
    await requests[0]?.fulfill(success);
    await notices(page).getByText('Обращение отправлено').waitFor();
    page.on('dialog', () => expect.unreachable());
    await page.reload();
  });
});

it('a form whose texts cannot be saved makes the browser ask before the page is left', async () => {
  const { page } = await site.open('/news', {
    prepare: (blank) =>
      blank.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new Error('blocked');
          },
        }),
      ),
  });
  await openWithTexts(page);
  await formOf(page)
    .getByText(/Браузер не.сохраняет то, что вы вводите/)
    .waitFor();
  await stayWhenAsked(page);
  expect(await message(page).inputValue()).toBe('Нужен расчёт');
});

describe('an application form in a duplicated tab', () => {
  /** Like a duplicated tab, a window that a page opens has a copy of its session storage. */
  async function openTwice() {
    const { page } = await site.open('/news', { hasClock: true });
    // In both tabs.
    await page.context().route(CREATE, (request) => request.fulfill(success));
    await openWithTexts(page);
    const [copy] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void window.open('/contacts')),
    ]);
    await open(copy);
    await expect.poll(() => message(copy).inputValue()).toBe('Нужен расчёт');
    return { page, copy };
  }

  it('is emptied with a notice when the other tab has sent its texts', async () => {
    const { page, copy } = await openTwice();
    await agreeAndSend(page);
    await thanks(page).waitFor();
    await notices(copy)
      .getByText(/отправлена в.другой вкладке/)
      .waitFor();
    await expect.poll(() => message(copy).inputValue()).toBe('');
    await close(copy);
    await open(copy);
    expect(await message(copy).inputValue()).toBe('');
  });

  it('keeps texts of its own', async () => {
    const { page, copy } = await openTwice();
    await message(copy).fill('Второй вопрос');
    await agreeAndSend(page);
    await thanks(page).waitFor();
    await agreeAndSend(copy);
    await thanks(copy).waitFor();
    expect(
      await notices(copy)
        .getByText(/в.другой вкладке/)
        .count(),
    ).toBe(0);
  });
});
