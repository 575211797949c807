import IMask from 'imask/esm/imask';
import { expect, test } from 'vitest';
import { createPhoneMask } from './phone-mask.ts';

const entered = (...insertions: string[]) => {
  const mask = IMask.createMask(createPhoneMask());
  for (const inserted of insertions) mask.append(inserted, { input: true, raw: true });
  return mask.value;
};

test.each([
  ['9991234567', '+7 (999) 123-45-67'],
  ['+79991234567', '+7 (999) 123-45-67'],
  ['+375291234567', '+375291234567'],
  ['+375 29 123-45-67', '+375 29 123-45-67'],
  ['+1 212 555 12 34', '+1 212 555 12 34'],
  ['375291234567', '+7 (375) 291-23-4567'],
])('«%s», typed one character at a time, is shown as «%s»', (text, shown) => {
  expect(entered(...text)).toBe(shown);
});

test.each([
  ['8 (999) 12', '+7 (999) 12'],
  ['8 (999) 123-45-67', '+7 (999) 123-45-67'],
  ['7172123456', '+7 (717) 212-34-56'],
  ['+7\u00a0999\u00a0123-45-67', '+7 (999) 123-45-67'],
  ['+375 29 123-45-67', '+375 29 123-45-67'],
  ['8 (999) 123-45-67 доб. 12', '8 (999) 123-45-67 доб. 12'],
  ['нет', ''],
])('pasted «%s» is shown as «%s»', (text, shown) => {
  expect(entered(text)).toBe(shown);
});

test('a text pasted after typed digits continues them', () => {
  expect(entered('9', '99 123-45-67')).toBe('+7 (999) 123-45-67');
});

test('a number pasted after a typed prefix has one prefix', () => {
  expect(entered('+', '7', '8 (999) 12')).toBe('+7 (999) 12');
});

test.each([
  ['9991234567', ...'9991234567'],
  ['8 (999) 123-45-67 доб. 12', '8 (999) 123-45-67 доб. 1', '2'],
  ['+375 29 123-45-67', '+375 29 123-45-6', '7'],
])('undo and redo show each text on the way to «%s» as it was', (_, ...insertions) => {
  const mask = IMask.createMask(createPhoneMask());
  const history = insertions.map((inserted) => {
    mask.append(inserted, { input: true, raw: true });
    return { value: mask.value, unmaskedValue: mask.unmaskedValue };
  });
  for (const { value, unmaskedValue } of [...history.toReversed(), ...history]) {
    // As the mask library undoes and redoes.
    mask.unmaskedValue = unmaskedValue;
    expect(mask.value).toBe(value);
  }
});
