import { expect, test } from 'vitest';
import { EMAIL_MASK, emailIn, hasSeveralEmails, isEmail } from './email.ts';

test.each([
  'o.semenova@gkb7.ru',
  'a+b@mail.example.com',
  'ольга@почта.рф',
  'x@xn--80a1acny.xn--p1ai',
  'olga_s-1@sub-domain.gkb7.ru',
  "o'neil@example.org",
])('«%s» is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'semenova',
  'semenova@gkb',
  '@gkb.ru',
  'a@.ru',
  'a@b..ru',
  'a@b.r',
  'a b@c.ru',
  'a@b@c.ru',
  'a@b.ru.',
  'a@b.ru, c@d.ru',
  'a@b.ru,c@d.ru',
  'a@b.ru,cd.ru',
  'mailto:a@b.ru',
  '<a@b.ru>',
  '"a"@b.ru',
  '.a@b.ru',
  'a.@b.ru',
  'a..c@b.ru',
  'a@-b.ru',
  'a@b-.ru',
  'a@b.ru?subject=1',
  'a@192.168.1.10',
])('«%s» is not an address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  'olga@gkb.ru',
  ' olga@gkb.ru ',
  '\u00a0olga@gkb.ru\u200b',
  'mailto:olga@gkb.ru',
  'MAILTO:olga@gkb.ru?subject=Заявка',
  '<olga@gkb.ru>',
  'Ольга <olga@gkb.ru>',
  '"Ольга Семёнова" <olga@gkb.ru>',
  'olga@gkb.ru <olga@gkb.ru>',
  '«olga@gkb.ru»',
  'E-mail: olga@gkb.ru.',
  'Пишите на olga@gkb.ru!',
  '(olga@gkb.ru)',
  'olga@gkb.ru,',
  "'olga@gkb.ru'",
])('the address in «%s» is olga@gkb.ru', (text) => {
  expect(emailIn(text)).toBe('olga@gkb.ru');
});

test.each(['a@b.ru, c@d.ru', 'a@b.ru;c@d.ru', 'Ольга <a@b.ru>, Иван <c@d.ru>'])(
  'both addresses of «%s» are kept',
  (text) => {
    expect(emailIn(text)).toBe('a@b.ru, c@d.ru');
  },
);

test('an apostrophe within the address is part of it', () => {
  expect(emailIn("o'neil@gkb.ru")).toBe("o'neil@gkb.ru");
});

test('a text without an address stays as it is', () => {
  expect(emailIn(' semenova gkb ')).toBe('semenova gkb');
});

test('several addresses are distinguished from one that is repeated', () => {
  expect(hasSeveralEmails('a@b.ru, c@d.ru')).toBe(true);
  expect(hasSeveralEmails('a@b.ru <a@b.ru>')).toBe(false);
  expect(hasSeveralEmails('a@b.ru')).toBe(false);
});

test('the mask accepts the beginning of an address, but neither blanks nor a second «@»', () => {
  expect(EMAIL_MASK.test('semenova@gkb')).toBe(true);
  expect(EMAIL_MASK.test('semenova @gkb')).toBe(false);
  expect(EMAIL_MASK.test('a@b@')).toBe(false);
});

test('after a complete address the mask keeps further text, so that the visitor can remove it', () => {
  expect(EMAIL_MASK.test('a@b.ru, c@d.ru')).toBe(true);
  expect(EMAIL_MASK.test('a, b@')).toBe(false);
});
