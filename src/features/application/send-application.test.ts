import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson, type Script } from '../../api/testing/scripted-server.ts';
import { createTestClient } from '../../api/testing/test-client.ts';
import { dismissAllNotices } from '../../ui/Notification/notifications.ts';
import { sendApplication, toApplication } from './send-application.ts';
import { SAMPLE_APPLICATION } from './testing/sample-application.ts';

/** The result of an application that gets the reply. */
async function resultOf(script: Script, signal = new AbortController().signal) {
  const { client } = await createTestClient(script);
  return sendApplication(SAMPLE_APPLICATION, async () => client, signal);
}

/** The result for a reply with the JSON. */
const resultOfJson = (body: unknown, status = 200) => resultOf((_, response) => answerJson(response, status, body));

describe('an application', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => {
    vi.restoreAllMocks();
    dismissAllNotices();
  });

  it('is sent when the reply says so', async () => {
    expect(await resultOfJson({ response: { success: true } })).toEqual({ kind: 'sent' });
  });

  it.each<[string, unknown, Record<string, string[]>]>([
    ['«success: false»', { response: { success: false } }, {}],
    ['no reason', { error: { code: 2, message: {} } }, {}],
    ['no message', { error: { code: 2, message: null } }, {}],
    ['an empty list for a field', { error: { code: 2, message: { userName: [] } } }, {}],
    ['an empty text for no field', { error: { code: 2, message: { promo: [''] } } }, {}],
    ['a text about no field', { error: { code: 2, message: 'Закрыто' } }, { '': ['Закрыто'] }],
    [
      'texts about fields',
      { error: { code: 2, message: { userName: ['Короткое'], fileId: ['Удалён'] } } },
      { userName: ['Короткое'], file: ['Удалён'] },
    ],
  ])('is refused with %s', async (_, body, errors) => {
    expect(await resultOfJson(body)).toEqual({ kind: 'refused', errors, status: 200 });
  });

  it('needs a captcha when the reply asks for one', async () => {
    expect(await resultOfJson({ error: { code: 2, message: { captchaToken: ['Подтвердите'] } } })).toEqual({
      kind: 'captcha',
    });
  });

  it.each([
    ['another code without a message', { error: { code: 1, message: null } }, 'Не обработанная ошибка бекенда'],
    ['another code and its reason', { error: { code: 108, message: 'Отдел закрыт' } }, 'Отдел закрыт'],
    ['a message object', { error: { code: 1, message: { a: 'раз', b: 'два' } } }, 'раз, два'],
    ['no code', { error: { message: 'нет кода' } }, 'нет кода'],
  ])('fails with %s', async (_, body, reason) => {
    expect(await resultOfJson(body)).toEqual({ kind: 'failed', reason });
  });

  it.each([
    [500, 'Внутренняя ошибка сервера'],
    [400, 'Неверный запрос'],
    [404, 'Не найдено'],
    [403, 'Доступ запрещён'],
  ])('fails with the status %i and a reason that names neither the call nor its URL', async (status, title) => {
    const result = await resultOf((_, response) => response.writeHead(status).end());
    expect(result).toMatchObject({ kind: 'failed', reason: expect.stringContaining(title) });
    expect(JSON.stringify(result)).not.toMatch(/http|POST/);
  });

  it.each<[string, Script]>([
    ['HTML', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')],
    ['a broken connection', (_, response) => response.destroy()],
  ])('fails with %s', async (_, script) => {
    expect(await resultOf(script)).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/\S/) });
  });

  it('fails as interrupted when it is aborted', async () => {
    const controller = new AbortController();
    const result = await resultOf(() => controller.abort(), controller.signal);
    expect(result).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/\S/) });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('fails when the code that sends it has not loaded', async () => {
    const lost = () => Promise.reject(new Error('lost'));
    const result = await sendApplication(SAMPLE_APPLICATION, lost, new AbortController().signal);
    expect(result).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('Часть страницы не\u00a0загрузилась'),
    });
  });
});

describe('the application of a form', () => {
  const values = {
    userName: ' Ольга\u200b ',
    userLastName: '',
    userPhone: '79991234567',
    userEmail: 'Ольга <olga@gkb.ru>',
    userTown: 'Тверь',
    text: '\nНужен расчёт\n',
    file: { id: 5, originalName: 'plan.pdf', size: { bytes: 1 } },
    personalDataProcessingConsent: true,
  };
  const url = 'https://site.test/news';

  it('has the texts without what cannot be seen, the bare address and the id of the file', () => {
    expect(toApplication(values, 1, url)).toEqual({
      ...SAMPLE_APPLICATION,
      userEmail: 'olga@gkb.ru',
      userTown: 'Тверь',
      fileId: 5,
    });
  });

  it('has neither empty fields nor a town that its form does not ask for', () => {
    const application = toApplication({ ...values, userEmail: ' ', file: null }, 3, url);
    expect(JSON.parse(JSON.stringify(application))).toEqual({ ...SAMPLE_APPLICATION, type: 3 });
  });
});
