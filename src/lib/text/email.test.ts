import { expect, test } from 'vitest';
import { EMAIL_MASK, isEmail } from './email.ts';

test.each(['o.semenova@gkb7.ru', 'a+b@mail.example.com', 'ольга@почта.рф', 'x@xn--80a1acny.xn--p1ai'])(
  '«%s» is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each(['', 'semenova', 'semenova@gkb', '@gkb.ru', 'a@.ru', 'a@b..ru', 'a@b.r', 'a b@c.ru', 'a@b@c.ru', 'a@b.ru.'])(
  '«%s» is no address',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test('the mask lets a beginning of an address through, but neither blanks nor a second «@»', () => {
  expect(EMAIL_MASK.test('semenova@gkb')).toBe(true);
  expect(EMAIL_MASK.test('semenova @gkb')).toBe(false);
  expect(EMAIL_MASK.test('a@b@')).toBe(false);
});
