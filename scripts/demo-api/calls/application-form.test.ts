import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { readApplication } from './application-form.ts';

const uploads = new Map(
  ['pdf', 'mp4'].map((extension, index) => {
    const sizes = { bytes: 1, width: null, height: null };
    return [index + 1, { id: index + 1, name: 'x', originalName: 'x', extension, ...sizes }];
  }),
);

const feedback = {
  type: '1',
  userName: 'Анна',
  userPhone: '79161234567',
  text: 'Нужен расчёт',
  personalDataProcessingConsent: '1',
};
const career = { ...feedback, type: '3', userLastName: 'Иванова', userEmail: 'anna@example.ru' };

const read = (fields: Record<string, string>) =>
  readApplication(new Map(Object.entries(fields)), (id) => uploads.get(id));

function fieldsInError(fields: Record<string, string>): unknown {
  try {
    read(fields);
  } catch (error) {
    if (error instanceof ApiError && error.code === 2 && typeof error.detail === 'object')
      return Object.keys(error.detail);
    throw error;
  }
  return [];
}

test('feedback requires neither surname nor e-mail, and may have a town', () => {
  expect(read({ ...feedback, userTown: 'Тула' })).toMatchObject({ type: 1, userTown: 'Тула', userEmail: null });
});

test('the other types require both, and drop the town', () => {
  expect(read({ ...career, userTown: 'Тула' })).toMatchObject({ type: 3, userLastName: 'Иванова', userTown: null });
});

test.each([
  [
    'no fields at all',
    {},
    ['type', 'userName', 'userLastName', 'userPhone', 'userEmail', 'text', 'personalDataProcessingConsent'],
  ],
  ['an unknown type', { ...career, type: '4' }, ['type']],
  ['a name of blanks', { ...feedback, userName: '   ' }, ['userName']],
  ['a name of 226 letters', { ...feedback, userName: 'а'.repeat(226) }, ['userName']],
  ['a career without a surname', { ...career, userLastName: '' }, ['userLastName']],
  ['a career without an e-mail', { ...career, userEmail: '' }, ['userEmail']],
  ['a phone with a mask', { ...feedback, userPhone: '+7 (916) 123-45-67' }, ['userPhone']],
  ['a phone of ten digits', { ...feedback, userPhone: '7916123456' }, ['userPhone']],
  ['an e-mail without a domain', { ...feedback, userEmail: 'anna@example' }, ['userEmail']],
  ['an e-mail of 101 letters', { ...feedback, userEmail: `${'a'.repeat(90)}@example.ru` }, ['userEmail']],
  ['a town of 51 letters', { ...feedback, userTown: 'т'.repeat(51) }, ['userTown']],
  ['a message of 501 letters', { ...feedback, text: 'т'.repeat(501) }, ['text']],
  ['a message of 500 letters', { ...feedback, text: 'т'.repeat(500) }, []],
  ['no consent', { ...feedback, personalDataProcessingConsent: '0' }, ['personalDataProcessingConsent']],
  ['a file that was never uploaded', { ...feedback, fileId: '9' }, ['fileId']],
  ['a file id that is not a number', { ...feedback, fileId: '1 OR 1' }, ['fileId']],
  ['a video as a file', { ...feedback, fileId: '2' }, ['fileId']],
  ['a pdf as a file', { ...feedback, fileId: '1' }, []],
  ['a failed captcha', { ...feedback, captchaToken: 'fail' }, ['captchaToken']],
  ['a solved captcha', { ...feedback, captchaToken: 'any' }, []],
])('%s', (_name, fields, expected) => {
  expect(fieldsInError(fields)).toEqual(expected);
});

test('a line break counts as one character, whatever the form sends', () => {
  expect(read({ ...feedback, text: '\r\n'.repeat(400) + 'т'.repeat(100) }).text).toHaveLength(100);
  expect(read({ ...feedback, text: `т${'\r\n'.repeat(498)}т` }).text).toHaveLength(500);
});
