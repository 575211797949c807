import { describe, expect, it } from 'vitest';
import { type BackendMessage, BackendError, BACKEND_CODES, RequestError } from '../../api/client/errors.ts';
import { ContractError } from '../../api/schema/contract-error.ts';
import { errors } from '../../i18n/ru/errors.ts';
import { toFailureReport } from './failure-report.ts';

const request = (status?: number) =>
  new RequestError('GET /news', 'no answer', { url: 'https://api.test/news', ...(status && { status }) });
const backend = (code: number, details: BackendMessage, detail = false) =>
  new BackendError('GET /news/1', { code, details, detail, status: 200 });

describe('the general handler', () => {
  it.each([
    [undefined, 'Неизвестная ошибка', false],
    [500, 'Внутренняя ошибка сервера', true],
    [400, 'Неверный запрос', true],
    [404, 'Не найдено', true],
    [401, 'Требуется авторизация', false],
    [403, 'Доступ запрещён', false],
    [418, 'Ошибка 418', false],
  ])('takes status %s for «%s», fatal: %s', (status, title, isFatal) => {
    const report = toFailureReport(request(status), errors);
    expect(report).toMatchObject({ title, isFatal, ...(status && { statusCode: status }) });
    expect(report?.message).toBe(status ? errors.later : errors.noAnswer);
  });

  it('reports a success status with an unreadable body as an unreadable reply', () => {
    expect(toFailureReport(request(200), errors)).toEqual({
      title: 'Неизвестная ошибка',
      message: errors.badAnswer,
      isFatal: false,
    });
  });

  it('leaves validation to forms', () => {
    expect(toFailureReport(backend(BACKEND_CODES.validation, { userName: ['Коротко'] }), errors)).toBeUndefined();
  });

  it('reports a missing entity as a missing page only on the page of that entity', () => {
    expect(toFailureReport(backend(BACKEND_CODES.entityNotFound, 'нет', true), errors)).toEqual({
      title: 'Страница не найдена',
      message: 'Страница не найдена',
      isFatal: true,
      statusCode: 404,
    });
    expect(toFailureReport(backend(BACKEND_CODES.entityNotFound, 'нет'), errors)).toMatchObject({ isFatal: false });
  });

  it.each([...Object.values(BACKEND_CODES).filter((code) => code !== 2 && code !== 107), 999])(
    'code %i has no entry of its own',
    (code) => {
      expect(toFailureReport(backend(code, 'Сообщение'), errors)).toEqual({
        title: 'Не обработанная ошибка бекенда',
        message: 'Сообщение',
        isFatal: false,
      });
    },
  );

  it('joins the values of a message object', () => {
    expect(toFailureReport(backend(1, { a: ['раз', 'два'], b: 'три' }), errors)?.message).toBe('раз, два, три');
  });

  it('shows a visitor neither calls nor URLs', () => {
    const broken = new ContractError('GET /news', [{ path: 'title', expected: 'string', got: 'null' }]);
    for (const error of [request(), request(500), request(418), broken])
      expect(Object.values(toFailureReport(error, errors) ?? {}).join()).not.toMatch(/[A-Za-z]{6}|GET|http/);
    expect(toFailureReport(broken, errors)?.message).toBe(errors.badAnswer);
  });

  it('reads anything else as an unknown error', () => {
    expect(toFailureReport(new TypeError('odd'), errors)).toEqual({
      title: 'Неизвестная ошибка',
      message: 'odd',
      isFatal: false,
    });
  });
});
