import { expect, test } from 'vitest';
import { formatPhone, isPhone, phoneDigits } from './phone.ts';

test.each([
  '+7 (999) 123-45-67',
  '8 (999) 123-45-67',
  '8-999-123-45-67',
  '89991234567',
  '79991234567',
  '+79991234567',
  '+7 999 123 45 67',
  '9991234567',
  '(999) 123-45-67',
  ' 7 999 123-45-67 ',
  '+8 999 123 45 67',
  '+7 (+7 999 123-45-67',
  '+7 (8 (999) 123-45-67',
  '+7 (89991234567',
  'тел. 8 999 123-45-67',
])('«%s» is the number 79991234567', (text) => {
  expect(phoneDigits(text)).toBe('79991234567');
});

test.each([
  ['', ''],
  ['+7', ''],
  ['+7 (', ''],
  ['+7 (9', '79'],
  ['8 (999) 12', '799912'],
  ['+7 (800) 555-35-35', '78005553535'],
  ['8005553535', '78005553535'],
  ['88005553535', '78005553535'],
  ['7172123456', '77172123456'],
  ['999123456789', '79991234567'],
  ['+7 (800) 555-35-351', '78005553535'],
  ['+7 (812) 123-45-678', '78121234567'],
])('«%s» gives «%s»', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test.each([
  ['', ''],
  ['7', ''],
  ['79', '+7 (9'],
  ['7999', '+7 (999'],
  ['79991', '+7 (999) 1'],
  ['79991234567', '+7 (999) 123-45-67'],
])('the digits «%s» are shown as «%s»', (digits, text) => {
  expect(formatPhone(digits)).toBe(text);
  expect(phoneDigits(text)).toBe(digits === '7' ? '' : digits);
});

test('a phone is complete with 7 and ten digits', () => {
  expect(isPhone('79991234567')).toBe(true);
  expect(isPhone('7999123456')).toBe(false);
  expect(isPhone('89991234567')).toBe(false);
});
