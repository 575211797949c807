import IMask from 'imask/esm/imask';
import { expect, test } from 'vitest';
import { EMAIL_MASK_OPTIONS } from './email-mask.ts';

const entered = (...insertions: string[]) => {
  const mask = IMask.createMask(EMAIL_MASK_OPTIONS);
  for (const inserted of insertions) mask.append(inserted, { input: true, raw: true });
  return mask.value;
};

test.each([
  ['Ольга <olga@gkb.ru>', 'olga@gkb.ru'],
  ['mailto:olga@gkb.ru', 'olga@gkb.ru'],
  ['olga@gkb.ru\u00a0', 'olga@gkb.ru'],
  ['a@b.ru, c@d.ru', 'a@b.ru, c@d.ru'],
  ['Ольга <a@b.ru>; Иван <c@d.ru>', 'a@b.ru, c@d.ru'],
])('pasted «%s» is shown as «%s»', (text, shown) => {
  expect(entered(text)).toBe(shown);
});

test.each([
  ['olga@gkb.ru ', 'olga@gkb.ru'],
  ['<olga@gkb.ru>', 'olga@gkb.ru'],
  ['olga@@gkb.ru', 'olga@gkb.ru'],
  ['a@b.ru, c@d.ru', 'a@b.ru, c@d.ru'],
])('«%s», typed one character at a time, is shown as «%s»', (text, shown) => {
  expect(entered(...text)).toBe(shown);
});
