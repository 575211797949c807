import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type InterceptedRequest, interceptRequests, sentFields } from '../../support/browser/intercept-requests.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const answer = (body: object, status = 200) => ({
  status,
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': '*' },
  body: JSON.stringify(body),
});
const uploaded = (id: number) =>
  answer({
    response: {
      id,
      originalName: 'plan.pdf',
      size: { bytes: 3 },
      host: 'https://files.test',
      origin: 'o',
      relativeUrl: 'plan.pdf',
      extension: 'pdf',
    },
  });
const pdf = (name: string, size = 3) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 'x') });

/** The form with everything but its file; its clock is past the minimum time for robots. */
async function openFilled(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Имя').fill('Ольга');
  await dialog.getByLabel('Телефон').fill('+7 (999) 123-45-67');
  await dialog.getByLabel('Сообщение').fill('Нужен расчёт');
  await dialog.getByRole('checkbox').check();
  await page.clock.runFor(2000);
  return dialog;
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Отправить заявку' }).click();

describe('the application form after a failure', () => {
  const site = setUpSite();
  const openWithConsole = () => site.open('/news', { hasClock: true });
  const openNews = async () => (await openWithConsole()).page;

  it.each([
    {
      type: '3',
      address: '/about/career',
      button: 'Откликнуться',
      title: 'Отклик',
      text: 'Сопроводительное письмо',
      file: 'Резюме',
      send: 'Отправить отклик',
      errors: ['Напишите о себе несколько слов', 'Без согласия мы не сможем принять отклик'],
      thanks: 'Отклик успешно отправлен',
      notice: 'Отклик отправлен',
    },
    {
      type: '2',
      address: '/about/production',
      button: /Записаться на.экскурсию/,
      title: 'Запись на экскурсию',
      text: 'Сообщение',
      file: 'Файл',
      send: 'Отправить заявку',
      errors: ['Напишите, когда вам удобно и сколько вас будет', 'Без согласия мы не сможем принять заявку'],
      thanks: 'Заявка успешно отправлена',
      notice: 'Обращение отправлено',
    },
  ])('requires surname and e-mail for type $type and uses the texts of that type', async (own) => {
    const { page } = await site.open(own.address, { hasClock: true });
    const sent: Record<string, string>[] = [];
    await interceptRequests(page, '**/application/create', (request) => {
      sent.push(sentFields(request.body));
      return request.fulfill(answer({ response: { success: true } }));
    });
    await page.getByRole('main').getByRole('button', { name: own.button }).filter({ visible: true }).last().click();
    const dialog = page.getByRole('dialog', { name: own.title });
    const sendButton = dialog.getByRole('button', { name: own.send });
    await dialog.getByLabel('Имя').fill('Ольга');
    await dialog.getByLabel('Телефон').fill('89991234567');
    await page.clock.runFor(2000);
    await sendButton.click();
    for (const error of ['Введите фамилию', 'Введите адрес почты полностью', ...own.errors])
      await dialog.getByText(error, { exact: true }).waitFor();
    expect(sent).toEqual([]);
    expect(await dialog.getByLabel(own.file).getAttribute('type')).toBe('file');
    await dialog.getByLabel(own.text).fill('Здравствуйте');
    await dialog.getByRole('checkbox').check();
    await dialog.getByLabel('Фамилия').fill('Петрова');
    await dialog.getByLabel('E-mail').fill('olga@example.org');
    await sendButton.click();
    await page.getByRole('dialog').getByRole('heading', { name: own.thanks }).waitFor();
    await page.getByRole('region', { name: 'Уведомления' }).getByText(own.notice).waitFor();
    expect(sent).toEqual([
      {
        type: own.type,
        userName: 'Ольга',
        userLastName: 'Петрова',
        userPhone: '79991234567',
        userEmail: 'olga@example.org',
        text: 'Здравствуйте',
        personalDataProcessingConsent: '1',
        pageUrl: `${site.url}${own.address}`,
      },
    ]);
  });

  it('sends the anchor of its vacancy, and the anchor opens the vacancy', async () => {
    const { page } = await site.open('/about/career', { hasClock: true });
    const sent: Record<string, string>[] = [];
    await interceptRequests(page, '**/application/create', (request) => {
      sent.push(sentFields(request.body));
      return request.fulfill(answer({ response: { success: true } }));
    });
    const row = page.getByRole('main').locator('details', { hasText: 'Инженер-конструктор' });
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Откликнуться' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Вакансия: Инженер-конструктор, Обнинск').waitFor();
    for (const [label, text] of [
      ['Имя', 'Ольга'],
      ['Фамилия', 'Петрова'],
      ['Телефон', '89991234567'],
      ['E-mail', 'olga@example.org'],
      ['Сопроводительное письмо', 'Здравствуйте'],
    ] as const)
      await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('checkbox').check();
    await page.clock.runFor(2000);
    await dialog.getByRole('button', { name: 'Отправить отклик' }).click();
    await dialog.getByRole('heading', { name: 'Отклик успешно отправлен' }).waitFor();
    const pageUrl = `${site.url}/about/career#vacancy-inzhener-konstruktor-obninsk`;
    expect(sent).toMatchObject([{ type: '3', pageUrl }]);

    const { page: again } = await site.open('/about/career#vacancy-inzhener-konstruktor-obninsk');
    await again.getByRole('main').getByRole('button', { name: 'Откликнуться' }).first().waitFor();
    await expect.poll(() => again.locator('details[open]').count()).toBe(1);
  });

  it('waits for the upload and is sent with the file', async () => {
    const page = await openNews();
    const requested = Promise.withResolvers<InterceptedRequest>();
    await interceptRequests(page, '**/storage/upload-one', (request) => requested.resolve(request));
    const sent: Record<string, string>[] = [];
    await interceptRequests(page, '**/application/create', (request) => {
      sent.push(sentFields(request.body));
      return request.fulfill(answer({ response: { success: true } }));
    });
    const dialog = await openFilled(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await send(page);
    await dialog.getByRole('button', { name: 'Отправляем' }).waitFor();
    const upload = await requested.promise;
    // A large file takes longer than any other call.
    await page.clock.runFor(60_000);
    await dialog.getByRole('button', { name: 'Отменить загрузку' }).waitFor();
    expect(sent).toEqual([]);
    await upload.fulfill(uploaded(7));
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ fileId: '7' });
    await page.getByText('Обращение отправлено').waitFor();
    expect(await page.getByText('Файл не попал в заявку').count()).toBe(0);
  });

  it.each([
    [
      '413',
      (request: InterceptedRequest) => request.fulfill(answer({}, 413)),
      'Для сервера этот файл слишком большой',
      false,
    ],
    ['500', (request: InterceptedRequest) => request.fulfill(answer({}, 500)), 'Сервер не смог принять файл', true],
    ['nothing', (request: InterceptedRequest) => request.abort(), 'Файл не загрузился. Проверьте связь', false],
  ])('is not sent without its file when the upload fails with %s', async (_, fault, words, isFatal) => {
    const { page, messages } = await openWithConsole();
    await interceptRequests(page, '**/storage/upload-one', fault);
    const sent: unknown[] = [];
    await interceptRequests(page, '**/application/create', (request) => {
      sent.push(request.url);
      return request.fulfill(answer({ response: { success: true } }));
    });
    const dialog = await openFilled(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await dialog.getByText(words).waitFor();
    await expect
      .poll(() => messages.join('\n'))
      .toMatch(isFatal ? /A fatal failure of an upload/ : /A failure of an upload/);
    await send(page);
    await dialog.getByText('Файл не загрузился: загрузите его ещё раз или уберите').waitFor();
    expect(sent).toEqual([]);
    expect(await dialog.getByLabel('Имя').inputValue()).toBe('Ольга');
    await dialog.getByRole('button', { name: 'Убрать сообщение' }).click();
    await send(page);
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
  });

  it('refuses a wrong file type before the upload and shows the server’s messages about a file', async () => {
    const page = await openNews();
    const uploads: string[] = [];
    await interceptRequests(page, '**/storage/upload-one', (request) => {
      uploads.push(request.method);
      return request.fulfill(answer({ error: { code: 2, message: { file: ['Файл повреждён', 'Выберите другой'] } } }));
    });
    const dialog = await openFilled(page);
    await dialog.locator('input[type=file]').setInputFiles({ ...pdf('virus.exe'), mimeType: 'application/exe' });
    await dialog.getByText('Такой формат не подойдёт').waitFor();
    expect(uploads).toEqual([]);
    await dialog.getByRole('button', { name: 'Убрать сообщение' }).click();
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await dialog.getByText('Файл повреждён, Выберите другой').waitFor();
  });

  it.each([
    [
      'a text about no field',
      { error: { code: 2, message: 'Заявки временно закрыты' } },
      /^Заявки временно закрыты\. Всё/,
    ],
    ['an empty list for a field', { error: { code: 2, message: { userName: [] } } }, /^Заявка не.принята\. Всё/],
    [
      'another code and its reason',
      { error: { code: 108, message: 'Отдел закрыт до\u00a09 января' } },
      /^Заявка не отправлена\. Отдел закрыт до.9 января\. Всё/,
    ],
  ])('shows an error above the fields when it is refused with %s', async (_, body, words) => {
    const page = await openNews();
    await interceptRequests(page, '**/application/create', (request) => request.fulfill(answer(body)));
    const dialog = await openFilled(page);
    await send(page);
    await dialog.getByRole('alert').getByText(words).waitFor();
    expect(await page.getByRole('region', { name: 'Уведомления' }).innerText()).not.toMatch(/POST|[a-z]{6}/);
  });

  it.each([
    [
      'unknown fields',
      { code: 2, message: { promo: ['Код не найден', 'Проверьте код'] } },
      'Код не найден, Проверьте код',
    ],
    ['another code', { code: 108, message: 'Не сохранено' }, 'Не обработанная ошибка бекенда'],
  ])('shows a notice for %s and keeps every field', async (_, error, text) => {
    const page = await openNews();
    await interceptRequests(page, '**/application/create', (request) => request.fulfill(answer({ error })));
    const dialog = await openFilled(page);
    await send(page);
    await page.getByRole('region', { name: 'Уведомления' }).getByText(text).waitFor();
    expect(await dialog.getByLabel('Сообщение').inputValue()).toBe('Нужен расчёт');
    await dialog.getByRole('button', { name: 'Отправить заявку' }).waitFor();
  });

  it.each([
    ['the server replies with 500', { ...answer({}, 500), body: '' }, 'Заявка не отправлена'],
    ['the connection breaks', undefined, 'Заявка не отправлена'],
    ['a captcha is required', answer({ error: { code: 2, message: { captchaToken: ['Подтвердите'] } } }), 'не робот'],
  ])('keeps its values when %s, and can be sent again', async (_, reply, words) => {
    const page = await openNews();
    const release = await interceptRequests(page, '**/application/create', (request) =>
      reply ? request.fulfill(reply) : request.abort(),
    );
    const dialog = await openFilled(page);
    await send(page);
    await dialog.getByRole('alert').getByText(words).waitFor();
    await dialog.getByText('Всё, что вы ввели, осталось в форме').waitFor();
    expect(await dialog.getByLabel('Имя').inputValue()).toBe('Ольга');
    await page.getByRole('heading', { level: 1, name: 'Новости', includeHidden: true }).waitFor({ state: 'attached' });
    const notices = page.getByRole('region', { name: 'Уведомления' });
    expect(await notices.innerText()).not.toMatch(/http|POST/);
    await release();
    await send(page);
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    // The message of an earlier failure would contradict the current state.
    expect(await notices.innerText()).not.toContain('Попробуйте через несколько минут');
  });

  it('shows an error above the fields when a chunk fails to load, and can be sent again', async () => {
    const page = await openNews();
    const dialog = await openFilled(page);
    await page.route('**/assets/*.js', (request) => request.abort());
    await send(page);
    await dialog.getByRole('alert').getByText('Заявка не отправлена. Часть страницы не загрузилась').waitFor();
    expect(await dialog.getByLabel('Имя').inputValue()).toBe('Ольга');
    await page.unroute('**/assets/*.js');
    await interceptRequests(page, '**/application/create', (request) =>
      request.fulfill(answer({ response: { success: true } })),
    );
    await send(page);
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
  });

  it('shows a notice that it was not sent when it is closed during the upload', async () => {
    const page = await openNews();
    await interceptRequests(page, '**/storage/upload-one', () => {});
    const sent: string[] = [];
    await interceptRequests(page, '**/application/create', (request) => {
      sent.push(request.url);
      return request.fulfill(answer({ response: { success: true } }));
    });
    const dialog = await openFilled(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await send(page);
    await dialog.getByRole('button', { name: 'Отправляем' }).waitFor();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    const notices = page.getByRole('region', { name: 'Уведомления' });
    await notices.getByText('Заявка не отправлена').waitFor();
    await notices.getByText(/Окно закрыто, пока загружался файл.*Всё, что вы ввели, сохранено/).waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await expect.poll(() => dialog.getByLabel('Сообщение').inputValue()).toBe('Нужен расчёт');
  });

  it.each([
    ['«success: false»', answer({ response: { success: false } }), /Заявка не.принята/],
    ['a validation error', answer({ error: { code: 2, message: { userName: ['Имя занято'] } } }), /^Имя занято\. Всё/],
    ['a captcha', answer({ error: { code: 2, message: { captchaToken: [] } } }), /вы не.робот\. Всё/],
    ['the status 500', answer({}, 500), /^Внутренняя ошибка сервера\. .*Всё, что вы ввели, сохранено/],
  ])('shows a notice with the result when it is closed while sending and the reply is %s', async (_, reply, words) => {
    const page = await openNews();
    const requested = Promise.withResolvers<InterceptedRequest>();
    await interceptRequests(page, '**/application/create', (request) => requested.resolve(request));
    const dialog = await openFilled(page);
    await send(page);
    const request = await requested.promise;
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'detached' });
    await request.fulfill(reply);
    await page.getByRole('region', { name: 'Уведомления' }).getByText(words).first().waitFor();
  });

  it.each([
    ['is still uploading', () => {}, 'Отменить загрузку'],
    ['has been uploaded', (request: InterceptedRequest) => request.fulfill(uploaded(8)), 'Удалить файл'],
  ])('names a file that was chosen while sending and %s', async (_, upload, button) => {
    const page = await openNews();
    const requested = Promise.withResolvers<InterceptedRequest>();
    await interceptRequests(page, '**/application/create', (request) => requested.resolve(request));
    await interceptRequests(page, '**/storage/upload-one', upload);
    const dialog = await openFilled(page);
    await send(page);
    const request = await requested.promise;
    await dialog.locator('input[type=file]').setInputFiles(pdf('plan.pdf'));
    await dialog.getByRole('button', { name: button }).waitFor();
    await request.fulfill(answer({ response: { success: true } }));
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    await page.getByRole('region', { name: 'Уведомления' }).getByText('Файл не попал в заявку').waitFor();
  });

  it('shows a notice of success when it is closed while sending', async () => {
    const page = await openNews();
    const requested = Promise.withResolvers<InterceptedRequest>();
    await interceptRequests(page, '**/application/create', (request) => requested.resolve(request));
    const dialog = await openFilled(page);
    await send(page);
    const request = await requested.promise;
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'detached' });
    await request.fulfill(answer({ response: { success: true } }));
    await page.getByRole('region', { name: 'Уведомления' }).getByText('Обращение отправлено').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('application-draft'))).toBeNull();
  });

  it('is empty after its text was sent by a form that was closed while sending', async () => {
    const page = await openNews();
    const requested = Promise.withResolvers<InterceptedRequest>();
    await interceptRequests(page, '**/application/create', (request) => requested.resolve(request));
    const dialog = await openFilled(page);
    const name = await dialog.getByLabel('Имя').inputValue();
    await send(page);
    const request = await requested.promise;
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await expect.poll(() => dialog.getByLabel('Имя').inputValue()).toBe(name);
    await request.fulfill(answer({ response: { success: true } }));
    await expect.poll(() => dialog.getByLabel('Имя').inputValue()).toBe('');
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('application-draft'))).toBeNull();
  });

  it('is empty in a duplicated tab after the draft that both tabs have was sent', async () => {
    const page = await openNews();
    const dialog = await openFilled(page);
    // Like a duplicated tab, a window that a page opens has a copy of its session storage.
    const [copy] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void window.open('/contacts')),
    ]);
    const openIn = async (tab: Page) => {
      await tab.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
      return tab.getByRole('dialog').getByLabel('Сообщение');
    };
    const draft = () => copy.evaluate(() => sessionStorage.getItem('application-draft'));
    await expect.poll(draft).toContain('Нужен расчёт');
    await interceptRequests(page, '**/application/create', (request) =>
      request.fulfill(answer({ response: { success: true } })),
    );
    await send(page);
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    expect(await (await openIn(copy)).inputValue()).toBe('');
    expect(await copy.getByRole('dialog').getByText('Начать заново').count()).toBe(0);
  });

  it('is sent once by two clicks in the same task', async () => {
    const page = await openNews();
    const sent: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    await interceptRequests(page, '**/application/create', async (request) => {
      sent.push(request.url);
      await promise;
      await request.fulfill(answer({ response: { success: true } }));
    });
    const dialog = await openFilled(page);
    await dialog.getByRole('button', { name: 'Отправить заявку' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await dialog.getByRole('button', { name: 'Отправляем' }).waitFor();
    await expect.poll(() => sent.length).toBe(1);
    // The second click does not end the waiting of the first.
    expect(await dialog.getByRole('button', { name: 'Отправляем' }).isVisible()).toBe(true);
    resolve();
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
    expect(sent).toHaveLength(1);
  });

  it('can be sent again after the page is restored from the back/forward cache', async () => {
    const page = await openNews();
    const pending = Promise.withResolvers<InterceptedRequest>();
    let held = true;
    await interceptRequests(page, '**/application/create', (request) => {
      if (held) return pending.resolve(request);
      return request.fulfill(answer({ response: { success: true } }));
    });
    const dialog = await openFilled(page);
    await send(page);
    await dialog.getByRole('button', { name: 'Отправляем' }).waitFor();
    // Browsers close the connections of a page that they put into the back/forward cache.
    await (await pending.promise).abort();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await dialog.getByRole('alert').getByText('Заявка не отправлена').waitFor();
    held = false;
    await send(page);
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
  });

  it('shows that it is loading while its code has not come', async () => {
    const page = await openNews();
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/ApplicationModal-[^/]*\.js$/, async (request) => {
      await held.promise;
      await request.continue();
    });
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await page.getByRole('status').getByText('Загружаем').waitFor();
    held.resolve();
    await page.getByRole('dialog').getByLabel('Имя').waitFor();
    expect(await page.getByRole('status').getByText('Загружаем').count()).toBe(0);
  });

  it('accepts a visitor whose autofill has filled the honeypot', async () => {
    const page = await openNews();
    const sent: string[] = [];
    await interceptRequests(page, '**/application/create', (request) => {
      sent.push(request.url);
      return request.fulfill(answer({ response: { success: true } }));
    });
    const dialog = await openFilled(page);
    await dialog.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await send(page);
    await dialog.getByText('Не удалось убедиться, что вы не робот').waitFor();
    expect(sent).toEqual([]);
    await send(page);
    await dialog.getByRole('heading', { name: 'Заявка успешно отправлена' }).waitFor();
  });

  it('is kept as a draft for a day when the visitor navigates', async () => {
    const page = await openNews();
    const dialog = await openFilled(page);
    await page.goto(`${site.url}/contacts`);
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await expect.poll(() => dialog.getByLabel('Сообщение').inputValue()).toBe('Нужен расчёт');
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
    await page.clock.runFor(24 * 60 * 60 * 1000 + 1000);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await expect.poll(() => dialog.getByLabel('Сообщение').inputValue()).toBe('');
  });

  it('opens the consent in a new tab and is closed by a navigation', async () => {
    const page = await openNews();
    const dialog = await openFilled(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: /обработку персональных данных/ }).click(),
    ]);
    await tab.waitForURL('**/agreement');
    await tab.close();
    expect(await dialog.getByLabel('Имя').inputValue()).toBe('Ольга');
    await interceptRequests(page, '**/application/create', (request) =>
      request.fulfill(answer({ response: { success: true } })),
    );
    await send(page);
    const thanks = dialog.getByRole('heading', { name: 'Заявка успешно отправлена' });
    await thanks.waitFor();
    expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await dialog.getByRole('link', { name: /Технологии и инновации/ }).click();
    await page.waitForURL('**/purification-technology');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is replaced by the error page of the site if it cannot be shown at all', async () => {
    const { page } = await site.open('/news');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const { appendChild } = Node.prototype;
      Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
        if (child instanceof Element && child.querySelector('[role=dialog]')) throw new Error('It cannot be shown');
        return appendChild.call(this, child) as Child;
      };
    });
    await page.getByRole('banner').getByRole('button', { name: 'Оставить заявку' }).click();
    await page.getByRole('heading', { level: 1, name: 'Внутренняя ошибка сервера' }).waitFor();
    await page.getByRole('button', { name: 'Перезагрузить' }).click();
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
  });
});
