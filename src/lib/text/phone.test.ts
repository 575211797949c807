import { expect, test } from 'vitest';
import { formatPhone, isPhone, phoneFault, phoneValue } from './phone.ts';

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
  '+7\u00a0999\u00a0123\u201145\u201167',
  '\u202a+7 (999) 123-45-67\u202c',
  '8\u2009999\t123.45.67',
  'tel:+79991234567',
])('«%s» is parsed as 79991234567', (text) => {
  expect(phoneValue(text)).toBe('79991234567');
});

test.each([
  ['', ''],
  ['+', ''],
  ['+7', ''],
  ['+7 (', ''],
  ['+7 (9', '79'],
  ['8 (999) 12', '799912'],
  ['+7 (800) 555-35-35', '78005553535'],
  ['8005553535', '78005553535'],
  ['88005553535', '78005553535'],
  ['+88005553535', '78005553535'],
  ['+8 (495) 123-45-67', '74951234567'],
  ['7172123456', '77172123456'],
  ['(917) 212-34-56', '79172123456'],
  ['+7 (717) 212-34-56', '77172123456'],
  ['8 (123) 456-78-90', '71234567890'],
])('«%s» is parsed as «%s»', (text, value) => {
  expect(phoneValue(text)).toBe(value);
});

test.each([
  '+375 29 123-45-67',
  '+375291234567',
  '+998 90 123 45 67',
  '+1 (212) 555-12-34',
  '+49 30 123456',
  '+380 44 123 45 67',
  '+81 3 1234 5678',
  '+82 2 1234 5678',
  '+84 91 234 56 78',
  '+855 12 345 678',
  '+852 2345 6789',
  '+7 (+375 29 123-45-67',
  '00375 29 123-45-67',
  '0049301234',
  '+7 (004) 930-12-34',
  '8 10 375 29 123-45-67',
  '8 10 49 30 1234',
  '810375291234567',
])('«%s» is a foreign number and stays as it is', (text) => {
  expect(phoneValue(text)).toBe(text);
  expect(formatPhone(text)).toBe(text);
  expect(isPhone(text)).toBe(false);
  expect(phoneFault(text)).toBe('foreign');
});

test.each([
  '+7 (999) 123-45-678',
  '+7 (800) 555-35-351',
  '+7 (812) 123-45-678',
  '999123456789',
  '375291234567',
  '+7 (375) 291-23-4567',
  '8 (999) 123-45-67 доб. 12',
  '79991234567 доб. 12',
  '+7 999 123-45-67, 8 495 123-45-67',
  '+7 999 123-45-67, +7 495 123-45-67',
  '(999) 123-45-67, +7 495 123-45-67',
  '+86 138 0013 8000',
])('«%s» has more than ten digits and is not truncated', (text) => {
  expect(phoneValue(text)).toBe(text);
  expect(isPhone(text)).toBe(false);
  expect(phoneFault(text)).toMatch(/tooLong|foreign/);
});

test('a foreign number has another fault than one with too many digits', () => {
  expect(phoneFault('+375 29 123-45-67')).toBe('foreign');
  expect(phoneFault('+7 (999) 123-45-678')).toBe('tooLong');
  expect(phoneFault('8 (999) 123-45-67 доб. 12')).toBe('tooLong');
  expect(phoneFault('7999123')).toBe('incomplete');
  expect(phoneFault('')).toBe('incomplete');
  expect(phoneFault('79991234567')).toBeUndefined();
});

test.each([
  ['', ''],
  ['7', ''],
  ['79', '+7 (9'],
  ['7999', '+7 (999'],
  ['79991', '+7 (999) 1'],
  ['79991234567', '+7 (999) 123-45-67'],
])('the value «%s» is formatted as «%s»', (value, text) => {
  expect(formatPhone(value)).toBe(text);
  expect(phoneValue(text)).toBe(value === '7' ? '' : value);
});

test('a phone is complete with 7 and ten digits', () => {
  expect(isPhone('79991234567')).toBe(true);
  expect(isPhone('7999123456')).toBe(false);
  expect(isPhone('89991234567')).toBe(false);
});
