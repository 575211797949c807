import { describe, expect, it } from 'vitest';
import {
  BackendError,
  type BackendMessage,
  fieldMessages,
  isCaptchaError,
  joinedMessage,
  RequestError,
} from './errors.ts';

const backendError = (details: BackendMessage, code = 2) =>
  new BackendError('POST /x', { code, details, detail: false, status: 200 });

describe('joinedMessage', () => {
  it.each<[BackendMessage, string]>([
    ['Ошибка', 'Ошибка'],
    [{ a: ['x', 'y'], b: ['z'] }, 'x, y, z'],
    [{ a: 'x', b: { c: 'y' }, d: null, e: 5 }, 'x, y, 5'],
    [{}, ''],
  ])('joins %j to %j', (message, text) => {
    expect(joinedMessage(message)).toBe(text);
  });
});

describe('fieldMessages', () => {
  it('returns the messages of each field, also of a field with a single text', () => {
    expect([...fieldMessages(backendError({ userName: ['a', 'b'], text: 'c' }))]).toEqual([
      ['userName', ['a', 'b']],
      ['text', ['c']],
    ]);
  });

  it('leaves out fields without a message', () => {
    const silent = { file: null, userPhone: [], userTown: ['', ' '], text: {}, userName: ['a', ''] };
    expect([...fieldMessages(backendError(silent))]).toEqual([['userName', ['a']]]);
  });

  it('returns nothing for another error or a text', () => {
    expect(fieldMessages(backendError({ a: ['x'] }, 1)).size).toBe(0);
    expect(fieldMessages(backendError('x')).size).toBe(0);
  });
});

describe('isCaptchaError', () => {
  it.each<[BackendMessage, number, boolean]>([
    [{ captchaToken: ['x'] }, 2, true],
    [{ captchaToken: 'x' }, 1, false],
    [{ userName: ['x'] }, 2, false],
    ['captchaToken', 2, false],
  ])('returns for %j with code %i: %s', (details, code, expected) => {
    expect(isCaptchaError(backendError(details, code))).toBe(expected);
  });
});

describe('the message of an error', () => {
  it('names the call, the failure and the field', () => {
    expect(String(new RequestError('GET /x', 'no answer', { url: 'http://a/x' }))).toBe(
      'RequestError: GET /x: no answer (http://a/x)',
    );
    expect(String(backendError({ a: ['x'] }))).toBe('BackendError: POST /x: the backend answered with error 2: x');
  });
});
