import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type InterceptedRequest, interceptRequests, sentFields } from '../../support/browser/intercept-requests.ts';
import { pauseClock } from '../../support/browser/pause-clock.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const CREATE = '**/application/create';
const UPLOAD = '**/storage/upload-one';
const answer = (body: object) => ({
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': '*' },
  body: JSON.stringify(body),
});
const success = answer({ response: { success: true } });
const uploaded = (id: number, originalName = 'plan.pdf') =>
  answer({
    response: {
      id,
      originalName,
      size: { bytes: 2048 },
      host: 'https://files.test',
      origin: 'o',
      relativeUrl: 'plan.pdf',
      extension: 'pdf',
    },
  });
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 plan') });

/** The applications that this form sends to the API. */
async function takeApplications(page: Page): Promise<Record<string, string>[]> {
  const taken: Record<string, string>[] = [];
  await interceptRequests(page, CREATE, (request) => {
    taken.push(sentFields(request.body));
    return request.fulfill(success);
  });
  return taken;
}

/** The uploads of this form, which wait for their replies. */
async function holdUploads(page: Page) {
  const uploads: InterceptedRequest[] = [];
  await interceptRequests(page, UPLOAD, (request) => uploads.push(request));
  return { uploads, begun: (count: number) => expect.poll(() => uploads.length).toBe(count) };
}

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

describe('the fields of the application form', () => {
  const site = setUpSite();
  const holdClock = { hasClock: true };

  async function openForm() {
    const { page } = await site.open('/news', holdClock);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Имя').waitFor();
    return { page, dialog };
  }
  async function openAtPausedClock() {
    const { page } = await site.open('/news', holdClock);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' });
    await opener.waitFor();
    // The two seconds start when the form opens, so the clock is paused until then.
    await pauseClock(page);
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return dialog.getByLabel('Телефон').isVisible();
      })
      .toBe(true);
    return { page, dialog };
  }
  async function fill(page: Page) {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Имя').fill('Ольга');
    await dialog.getByLabel('Телефон').fill('9991234567');
    await dialog.getByLabel('Сообщение').fill('Нужен расчёт');
    await dialog.getByRole('checkbox').check();
  }
  const sendButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Отправить заявку' });
  const thanks = (page: Page) => page.getByRole('heading', { name: 'Заявка успешно отправлена' });

  it('have autocomplete tokens and parse every spelling of a phone', async () => {
    const { page, dialog } = await openForm();
    const inputs = dialog.locator('input:not([type=file]):not([type=checkbox]):not([aria-hidden])');
    const tokens = () =>
      inputs.evaluateAll((all) =>
        all.map((field) =>
          [field.getAttribute('autocomplete'), field.getAttribute('inputmode')].filter(Boolean).join(),
        ),
      );
    await expect.poll(tokens).toEqual(['given-name', 'family-name', 'tel,tel', 'email,email', 'address-level2']);
    const phone = dialog.getByLabel('Телефон');
    for (const spelling of ['8 (999) 123-45-67', '+7 999 123 45 67', '+79991234567', '89991234567', '999 123-45-67']) {
      await phone.fill('');
      await phone.focus();
      await page.keyboard.insertText(spelling);
      expect(await phone.inputValue(), `${spelling}, pasted`).toBe('+7 (999) 123-45-67');
      await phone.fill(spelling);
      expect(await phone.inputValue(), `${spelling}, filled in`).toBe('+7 (999) 123-45-67');
    }
    // A browser extension sets the value without React and fires only this event.
    await phone.evaluate((input) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '89161112233');
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => phone.inputValue()).toBe('+7 (916) 111-22-33');
  });

  it.each([
    ['without an event', []],
    ['with events that do not bubble', ['input', 'change']],
  ])('are sent as an extension has filled them %s', async (_, types) => {
    const { page, dialog } = await openForm();
    const taken = await takeApplications(page);
    await dialog.locator('input[type=tel]').waitFor();
    const filled = {
      userName: 'Ольга',
      userLastName: 'Петрова',
      userPhone: '8 (999) 123-45-67',
      userEmail: 'o@gkb.ru',
    };
    await dialog.evaluate(
      (form, { values, events }) => {
        for (const [name, value] of Object.entries(values)) {
          const input = form.querySelector(`input[name=${name}]`);
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
          for (const type of events) input?.dispatchEvent(new Event(type));
        }
      },
      { values: filled, events: types },
    );
    const message = dialog.getByLabel('Сообщение');
    await message.focus();
    await page.keyboard.insertText('Нужен расчёт');
    await dialog.getByRole('checkbox').check();
    await page.clock.runFor(2000);
    await sendButton(page).click();
    await thanks(page).waitFor();
    expect(taken).toMatchObject([{ ...filled, userPhone: '79991234567', text: 'Нужен расчёт' }]);
  });

  it('are emptied although an extension has put an element around each', async () => {
    const { page, dialog } = await openForm();
    await fill(page);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await page.clock.runFor(1000);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await dialog.locator('input[type=tel]').waitFor();
    await dialog.evaluate((form) => {
      for (const input of form.querySelectorAll('input')) {
        const wrapper = document.createElement('span');
        input.replaceWith(wrapper);
        wrapper.append(input);
      }
    });
    await dialog.getByRole('button', { name: 'Начать заново' }).click();
    await expect.poll(() => dialog.getByLabel('Имя').inputValue()).toBe('');
    expect(await dialog.locator('input[name=website]').count()).toBe(1);
  });

  it('lose their marker when they are filled in, and their close button stays visible', async () => {
    const { page, dialog } = await openForm();
    await page.setViewportSize({ width: 390, height: 600 });
    const marker = dialog.locator('label', { hasText: /^Имя/ }).getByText('*');
    await marker.waitFor();
    await dialog.getByLabel('Имя').fill('Ольга');
    await marker.waitFor({ state: 'detached' });
    await sendButton(page).scrollIntoViewIfNeeded();
    const { y = -1 } = (await dialog.getByRole('button', { name: 'Закрыть' }).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('send a text from Word without its invisible characters', async () => {
    const { page, dialog } = await openForm();
    const taken = await takeApplications(page);
    await fill(page);
    await dialog.getByLabel('Имя').fill('\u200bОльга\u00a0 Ивановна\ufeff');
    await dialog.getByLabel('Сообщение').focus();
    await dialog.getByLabel('Сообщение').fill('Раз\u000bдва\u001eтри че\u00adтыре\u001f');
    await page.clock.runFor(2000);
    await sendButton(page).click();
    await thanks(page).waitFor();
    expect(taken).toMatchObject([{ userName: 'Ольга Ивановна', text: 'Раз\r\nдва-три четыре' }]);
  });

  it.each([
    ['+375 29 123-45-67', '+375 29 123-45-67', 'Нужен российский номер'],
    ['00375 29 123-45-67', '00375 29 123-45-67', 'Нужен российский номер'],
    ['375291234567', '+7 (375) 291-23-4567', 'Нужен один номер'],
    ['+7 999 123-45-678', '+7 (999) 123-45-678', 'Нужен один номер'],
  ])('keep the phone «%s» as it is and refuse it with a specific message', async (number, typed, words) => {
    const { page, dialog } = await openForm();
    const taken = await takeApplications(page);
    await fill(page);
    const phone = dialog.getByLabel('Телефон');
    await phone.fill('');
    await phone.fill(number);
    expect(await phone.inputValue(), 'filled in').toBe(number);
    await phone.fill('');
    await phone.pressSequentially(number);
    expect(await phone.inputValue(), 'typed').toBe(typed);
    await page.clock.runFor(2000);
    await sendButton(page).click();
    await dialog.getByText(words).waitFor();
    expect(taken).toEqual([]);
  });

  it('find the e-mail address in a pasted text and refuse two addresses', async () => {
    const { page, dialog } = await openForm();
    const taken = await takeApplications(page);
    await fill(page);
    const email = dialog.getByLabel('E-mail');
    for (const text of ['Ольга <olga@example.org>', 'mailto:olga@example.org', ' olga@example.org.\u00a0']) {
      await email.fill('');
      await email.focus();
      await page.keyboard.insertText(text);
      expect(await email.inputValue(), text).toBe('olga@example.org');
    }
    await email.fill('a@example.org, b@example.org');
    expect(await email.inputValue()).toBe('a@example.org, b@example.org');
    await page.clock.runFor(2000);
    await sendButton(page).click();
    await dialog.getByText('Оставьте один адрес почты').waitFor();
    expect(taken).toEqual([]);
  });

  it('keep an e-mail address that is typed faster than it is rendered', async () => {
    const { page, messages } = await site.open('/news', holdClock);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    const email = page.getByRole('dialog').getByLabel('E-mail');
    const address = `${'olga.semenova.'.repeat(5)}priemnaya@bolnitsa.example`;
    await email.focus();
    await email.evaluate((_, text) => {
      for (const sign of text) document.execCommand('insertText', false, sign);
    }, address);
    expect(await email.inputValue()).toBe(address);
    // The draft has the typed text, too.
    await page.clock.runFor(1000);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('application-draft'))).toContain(address);
    expect(await page.evaluate(() => localStorage.getItem('application-draft'))).toBeNull();
    expect(messages).toEqual([]);
  });

  it('are sent once, and not within the first two seconds, when Enter is pressed twice', async () => {
    const { page, dialog } = await openAtPausedClock();
    const taken = await takeApplications(page);
    await fill(page);
    await dialog.getByLabel('Имя').press('Enter');
    await dialog.getByLabel('Имя').press('Enter');
    await dialog.getByRole('button', { name: 'Отправляем' }).waitFor();
    expect(taken).toEqual([]);
    // The form may not have read the clock yet.
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return thanks(page).isVisible();
      })
      .toBe(true);
    expect(taken).toHaveLength(1);
  });

  it('are sent with a file that is chosen while the form waits for these two seconds', async () => {
    const { page, dialog } = await openAtPausedClock();
    const taken = await takeApplications(page);
    const { uploads, begun } = await holdUploads(page);
    await fill(page);
    await sendButton(page).click();
    await dialog.getByRole('button', { name: 'Отправляем' }).waitFor();
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await begun(1);
    await page.clock.runFor(2000);
    await uploads[0]?.fulfill(uploaded(3));
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return thanks(page).isVisible();
      })
      .toBe(true);
    expect(taken).toMatchObject([{ fileId: '3' }]);
  });

  it('upload a file unchanged, show the progress, and refuse a file that is too large', async () => {
    const { page, dialog } = await openForm();
    const input = dialog.locator('input[type=file]');
    const { promise, resolve } = Promise.withResolvers<void>();
    const bodies: string[] = [];
    await interceptRequests(page, UPLOAD, async (request) => {
      bodies.push(request.body);
      await promise;
      await request.fulfill(uploaded(5, 'план.pdf'));
    });
    await input.evaluate((element: HTMLInputElement) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(50 * 1024 ** 2 + 1)], 'huge.pdf'));
      element.files = transfer.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await dialog.getByText('Файл больше 50 мб').waitFor();
    expect(bodies).toEqual([]);
    // Otherwise the browser would not report that the same file was chosen again.
    expect(await input.inputValue()).toBe('');
    await input.setInputFiles(pdf('план.pdf'));
    await dialog.getByRole('status').getByText('Загружаем').waitFor();
    expect(await dialog.getByRole('progressbar').count()).toBe(1);
    resolve();
    await dialog.getByRole('status').getByText('Файл план.pdf загружен').waitFor();
    await dialog.getByText('2 Кб').waitFor();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('name="file"; filename="план.pdf"');
    expect(bodies[0]).toContain('%PDF-1.7 plan');
    await dialog.getByRole('button', { name: 'Удалить файл' }).click();
    await dialog.getByText('Выберите файл').waitFor();
  });

  it('replace a file by a dropped one and refuse two dropped files', async () => {
    const { page, dialog } = await openForm();
    await interceptRequests(page, UPLOAD, (request) => {
      const name = /filename="([^"]+)"/.exec(request.body)?.[1];
      return request.fulfill(uploaded(1, name));
    });
    await dialog.locator('input[type=file]').setInputFiles(pdf('first.pdf'));
    await dialog.getByText('first.pdf').first().waitFor();
    const drop = (selector: string, ...names: string[]) =>
      dialog.locator(selector).evaluate((target, files) => {
        const dataTransfer = new DataTransfer();
        for (const name of files) dataTransfer.items.add(new File(['%PDF'], name));
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        return !target.dispatchEvent(event);
      }, names);
    await drop('div:has(> input[type=file])', 'second.pdf');
    await dialog.getByRole('status').getByText('Файл second.pdf загружен').waitFor();
    await drop('div:has(> input[type=file])', 'third.pdf', 'fourth.pdf');
    await dialog.getByText('Можно приложить один файл').waitFor();
    // Beside the field the drop is cancelled, because the browser would open the file in place of the page.
    expect(await drop('textarea', 'fifth.pdf')).toBe(true);
  });

  it('show that the draft has no file, and drop a failed file when the visitor starts again', async () => {
    const { page, dialog } = await openForm();
    await interceptRequests(page, UPLOAD, (request) => request.abort());
    await fill(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await dialog.getByText('Файл не загрузился. Проверьте связь').waitFor();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await page.clock.runFor(1000);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await dialog
      .getByText(/Мы сохранили то, что вы ввели раньше.*Файл не.сохраняется: приложите его ещё раз/)
      .waitFor();
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await dialog.getByText('Файл не загрузился. Проверьте связь').waitFor();
    await dialog.getByRole('button', { name: 'Начать заново' }).click();
    await dialog.getByText('Файл не загрузился. Проверьте связь').waitFor({ state: 'detached' });
    await dialog.getByText('Выберите файл').waitFor();
    const taken = await takeApplications(page);
    await fill(page);
    await page.clock.runFor(2000);
    await sendButton(page).click();
    await thanks(page).waitFor();
    expect(taken).toHaveLength(1);
  });

  it('keep the focus when a file is uploaded again, when an upload ends and when the visitor starts again', async () => {
    const { page, dialog } = await openForm();
    const { uploads, begun } = await holdUploads(page);
    const input = dialog.locator('input[type=file]');
    const cancel = dialog.getByRole('button', { name: 'Отменить загрузку' });
    const retry = dialog.getByRole('button', { name: 'Повторить загрузку' });
    await dialog.getByLabel('Имя').fill('Ольга');
    await input.setInputFiles(pdf('plan.pdf'));
    await begun(1);
    await cancel.focus();
    await uploads[0]?.abort();
    await retry.waitFor();
    await expect.poll(() => hasFocus(input)).toBe(true);
    await retry.press('Enter');
    await begun(2);
    await expect.poll(() => hasFocus(input)).toBe(true);
    await cancel.focus();
    await uploads[1]?.fulfill(uploaded(1));
    await dialog.getByRole('button', { name: 'Удалить файл' }).waitFor();
    await expect.poll(() => hasFocus(input)).toBe(true);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await page.clock.runFor(1000);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await dialog.getByRole('button', { name: 'Начать заново' }).press('Enter');
    await expect.poll(() => hasFocus(dialog.getByLabel('Имя'))).toBe(true);
  });

  it.each<[string, (dialog: Locator) => Promise<void>]>([
    ['it is uploaded again', (dialog) => dialog.getByRole('button', { name: 'Повторить загрузку' }).click()],
    ['another one is chosen', (dialog) => dialog.locator('input[type=file]').setInputFiles(pdf('other.pdf'))],
  ])('drop the error of a file when %s', async (_, act) => {
    const { page, dialog } = await openForm();
    const { uploads, begun } = await holdUploads(page);
    await fill(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await begun(1);
    await uploads[0]?.abort();
    await dialog.getByText('Файл не загрузился. Проверьте связь').waitFor();
    await sendButton(page).click();
    const error = dialog.getByText('Файл не загрузился: загрузите его ещё раз или уберите');
    await error.waitFor();
    await act(dialog);
    await begun(2);
    await error.waitFor({ state: 'detached' });
  });

  it('count a line break as two characters and refuse a message over the limit', async () => {
    const { page, dialog } = await openForm();
    const taken = await takeApplications(page);
    await fill(page);
    await dialog.getByLabel('Сообщение').fill(`${'я'.repeat(456)}${'\n'.repeat(41)}я`);
    await dialog.getByText('539 / 500').waitFor();
    await page.clock.runFor(2000);
    await sendButton(page).click();
    await dialog.getByRole('alert').getByText('Проверьте поля').waitFor();
    expect(taken).toEqual([]);
    await dialog.getByLabel('Сообщение').fill('первая\nвторая');
    await dialog.getByText('14 / 500').waitFor();
    await sendButton(page).click();
    await thanks(page).waitFor();
    expect(taken).toMatchObject([{ text: 'первая\r\nвторая' }]);
  });

  it('are not sent when the upload is cancelled, and are sent with the newest file', async () => {
    const { page, dialog } = await openForm();
    const taken = await takeApplications(page);
    const first = Promise.withResolvers<void>();
    const answers = [uploaded(1), uploaded(2)];
    await interceptRequests(page, UPLOAD, async (request) => {
      const reply = answers.shift();
      if (answers.length === 1) await first.promise;
      await request.fulfill(reply);
    });
    await fill(page);
    await page.clock.runFor(2000);
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles(pdf('first.pdf'));
    await sendButton(page).click();
    await dialog.getByRole('button', { name: 'Отменить загрузку' }).click();
    await dialog.getByRole('alert').getByText('Загрузка файла отменена').waitFor();
    expect(taken).toEqual([]);
    await input.setInputFiles(pdf('second.pdf'));
    await dialog.getByRole('button', { name: 'Удалить файл' }).waitFor();
    first.resolve();
    await sendButton(page).click();
    await thanks(page).waitFor();
    expect(taken).toMatchObject([{ fileId: '2' }]);
  });

  it('can be sent again after the page is restored from the back/forward cache', async () => {
    const { page, dialog } = await openForm();
    await fill(page);
    await page.clock.runFor(2000);
    const requested = page.waitForRequest(CREATE);
    const release = await interceptRequests(page, CREATE, () => {});
    await sendButton(page).click();
    await requested;
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await dialog.getByRole('alert').getByText('Заявка не отправлена').waitFor();
    await release();
    await interceptRequests(page, CREATE, (request) => request.fulfill(success));
    await sendButton(page).click();
    await thanks(page).waitFor();
  });

  it('are cleared on request when a draft was restored', async () => {
    const { page, dialog } = await openForm();
    await fill(page);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await page.clock.runFor(1000);
    const open = page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' });
    await open.click();
    await dialog.getByText('Мы сохранили то, что вы ввели раньше').waitFor();
    expect(await dialog.getByLabel('Телефон').inputValue()).toBe('+7 (999) 123-45-67');
    await dialog.getByRole('button', { name: 'Начать заново' }).click();
    for (const label of ['Имя', 'Телефон', 'Сообщение'])
      await expect.poll(() => dialog.getByLabel(label).inputValue()).toBe('');
    await page.reload();
    await open.click();
    await dialog.getByLabel('Имя').waitFor();
    expect(await dialog.getByText('Начать заново').count()).toBe(0);
  });

  it('are replaced by a phone and a mail link without scripts', async () => {
    const { page } = await site.open('/contacts', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Оставить заявку' }).count()).toBe(0);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Позвонить' }).last().getAttribute('href')).toMatch(/^tel:\+7\d{10}$/);
    expect(await main.getByRole('link', { name: 'Написать' }).last().getAttribute('href')).toMatch(/^mailto:.+@/);
  });
});
